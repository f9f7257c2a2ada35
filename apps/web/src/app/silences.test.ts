// The calls that ask the error catalogue for silence: few, each with its reason beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const sources = resolve(import.meta.dirname, '..');

/** How every silence is written, and where one send begins that names its call. */
const SILENCE = /\balert: false\b/g;
const NAMED_SEND = /\b\w+\(\s*'(\w+\.\w+)',[^;]*$/;

/** Every place in the web's code that asks for silence: the call that it silences, and the lines above. */
const silences = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/(?:\.test\.tsx?|fake-[\w-]+\.tsx?)$/.test(path))
  .flatMap((path) => {
    const source = readFileSync(join(sources, path), 'utf8');
    return [...source.matchAll(SILENCE)].map(({ index }) => {
      const before = source.slice(0, index);
      const lines = before.split('\n');
      const call = NAMED_SEND.exec(before)?.[1] ?? null;
      return { place: `${path}:${lines.length}`, call, before: lines.slice(-7, -1) };
    });
  });

test('HT-08 at most twelve sends suppress the alert', () => {
  const sends = silences.filter(({ call }) => call !== null).map(({ call }) => call);
  expect(sends.length).toBeLessThanOrEqual(12);
  expect(sends).toContain('session.handoffCode');
});

// A name for the silence, used by several sends, would count as one.
test('a silence stands in the one send that asks for it; what is loaded is silent in one place', () => {
  const others = silences.filter(({ call }) => call === null).map(({ place }) => place.replace(/:\d+$/, ''));
  expect(others).toEqual(['app/create-shell.ts']);
});

test('each silent call has its reason in a comment just before', () => {
  const bare = silences.filter(({ before }) => !before.some((line) => /^\s*(?:\/\/|\*|\/\*\*)/.test(line)));
  expect(bare.map(({ place }) => place)).toEqual([]);
});
