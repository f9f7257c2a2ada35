import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import sameAsEnglish from '../../texts/same-as-english.json' with { type: 'json' };
import type { SameAsEnglish } from './check.ts';
import { checkContent } from './check-content.ts';

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const title = { EN: 'Lucky dice of {brand}', ES: 'Dados de la suerte de {brand}', UR: '{brand} کے خوش قسمت پانسے' };
const games = 'merchants/shared/content/games.json';

/** A project with two operators, one of them in Spanish and Urdu, and a list of games for both; `files` spoils it. */
function findingsOf(files: Readonly<Record<string, unknown>>, same?: SameAsEnglish) {
  const project = mkdtempSync(join(tmpdir(), 'foyer-content-'));
  made.push(project);
  const all = {
    'merchants/aurora/merchant.json': { settings: { languages: ['ES', 'EN', 'UR'] }, payments: [{ title }] },
    'merchants/lotus/merchant.json': { settings: { languages: ['EN'] }, payments: [{ title: { EN: 'Card' } }] },
    [games]: { games: [{ gameCode: 'dice', displayName: title }] },
    ...files,
  };
  for (const [file, value] of Object.entries(all)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), JSON.stringify(value));
  }
  return checkContent(project, same);
}

/** The list of games with other words for one of them. */
const named = (words: Readonly<Record<string, unknown>>) => ({
  [games]: { games: [{ gameCode: 'dice', displayName: { ...title, ...words } }] },
});

test('LA-02 the content of our operators is translated into every language they offer', () =>
  expect(checkContent(resolve(import.meta.dirname, '../..'), sameAsEnglish)).toEqual([]));

test('finds nothing in content that is in all languages of its operator', () => expect(findingsOf({})).toEqual([]));

test('finds a name that is English, unless its words are listed', () => {
  const copy = named({ ES: title.EN });
  expect(findingsOf(copy)).toEqual([
    `${games}: games.0.displayName.ES is the English text: translate it, or add it to texts/same-as-english.json`,
  ]);
  expect(findingsOf(copy, { any: [`merchants/${title.EN}`] })).toEqual([]);
  const card = { 'merchants/aurora/content/lanes.json': [{ title: { EN: 'Card', ES: 'Card', UR: 'کارڈ' } }] };
  expect(findingsOf(card, { ES: ['merchants/Card'] })).toEqual([]);
});

test('finds words that are listed and translated all the same', () =>
  expect(
    findingsOf(
      { 'merchants/aurora/merchant.json': { settings: { languages: ['ES'] } } },
      {
        ES: [`merchants/${title.EN}`],
      },
    ),
  ).toEqual([`${games}: games.0.displayName.ES differs from English: remove it from texts/same-as-english.json`]));

test('finds a text that is missing in a language of its operator, unless people there say it in English', () => {
  const settings = { languages: ['EN', 'ES'] };
  const missing = { 'merchants/lotus/merchant.json': { settings, payments: [{ title: { EN: 'PIX' } }] } };
  expect(findingsOf(missing)).toEqual([
    'merchants/lotus/merchant.json: payments.0.title.ES is missing: translate "PIX"',
  ]);
  expect(findingsOf(missing, { any: ['merchants/PIX'] })).toEqual([]);
});

test.each([
  [
    'a name in the letters of another language',
    { UR: '{brand}: dados de la suerte' },
    'UR is written in the letters of another language: translate it',
  ],
  [
    'a placeholder with another name',
    { ES: 'Dados de la suerte de {marca}' },
    'ES has the placeholders {marca} where English has {brand}: use the same',
  ],
  [
    'a hyphen that changes sides',
    { UR: '{brand} کے پانسے SHA-256' },
    'UR has a hyphen that changes sides at the end of a line: write U+2011',
  ],
])('finds %s', (_, words, finding) =>
  expect(findingsOf(named(words))).toEqual([`${games}: games.0.displayName.${finding}`]),
);

test('leaves hyphens in the tags of a text alone', () =>
  expect(findingsOf(named({ UR: '{brand} کے <a href="/m/how-to">خوش قسمت پانسے</a>' }))).toEqual([]));
