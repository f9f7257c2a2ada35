// The texts that load with a session alone: no page for visitors shows one of them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { memberFeatures } from './compile-texts.ts';

const src = resolve(import.meta.dirname, '../src');
const sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => [join(src, name), readFileSync(join(src, name), 'utf8')]),
);

/** Folders whose screens all need a session. */
const memberFolder =
  /features\/(?:change-password|feedback|history|inbox|member-home|payout-accounts|security|withdraw)\//;
const isOfMembers = (file: string): boolean => memberFolder.test(file) || file.endsWith('deposit-screen.tsx');

/** Shown on a page for visitors once a session is there. */
const shownWithSession = ['kit/member-head/inbox-bell.tsx', 'kit/wallet/ledger-line.rules.ts'];
const namesText = new RegExp(`['"\`](?:${memberFeatures.join('|')})\\.\\w+`);
/** Calls and overlays have such names, too. */
const namesCalls = /linked\.(?:data|runner)\.ts$|code-refusal\.rules\.ts$|shell\/http\/|shell\/overlays\//;

/** Modules that a page loads, at once or late. Lists of features name the screens of all. */
const loadedBy = (file: string): string[] =>
  /feature(?:s)?\.ts$/.test(file)
    ? []
    : [...(sources.get(file) ?? '').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
        .map(([, to = '']) => resolve(dirname(file), to))
        .filter((to) => sources.has(to));

test('LA-02 no page for visitors says a text that only people with a session load', () => {
  const screens = [...sources.keys()].filter((file) => file.endsWith('-screen.tsx') && !isOfMembers(file));
  expect(screens.length).toBeGreaterThan(15);
  const reached = new Set([...screens, join(src, 'main.tsx')]);
  for (const file of reached) for (const next of loadedBy(file)) reached.add(next);
  const wrong = [...reached]
    .filter((file) => namesText.test(sources.get(file) ?? '') && !namesCalls.test(file))
    .map((file) => relative(src, file));
  expect(wrong.sort()).toEqual(shownWithSession);
});
