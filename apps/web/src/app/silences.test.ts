// The calls that ask the error catalogue for silence: few, each with its reason beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const sources = resolve(import.meta.dirname, '..');

/** Every place in the web's code where a call goes without alerts, with the lines above it. */
const silences = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/(?:\.test\.tsx?|fake-[\w-]+\.tsx?)$/.test(path))
  .flatMap((path) => {
    const lines = readFileSync(join(sources, path), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      line.includes('alert: false')
        ? [{ place: `${path}:${at + 1}`, before: lines.slice(Math.max(0, at - 6), at) }]
        : [],
    );
  });

test('HT-08 at most twelve calls suppress the alert', () => {
  expect(silences.map(({ place }) => place).length).toBeLessThanOrEqual(12);
  expect(silences.length).toBeGreaterThan(0);
});

test('each silent call has its reason in a comment just before', () => {
  const bare = silences.filter(({ before }) => !before.some((line) => /^\s*(?:\/\/|\*|\/\*\*)/.test(line)));
  expect(bare.map(({ place }) => place)).toEqual([]);
});
