import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { languageCodes } from '@foyer/contract';
import { afterEach, expect, test } from 'vitest';
import { textFolders } from '../../texts/folders.ts';
import sameAsEnglish from '../../texts/same-as-english.json' with { type: 'json' };
import { checkTexts, type SameAsEnglish } from './check.ts';

const project = resolve(import.meta.dirname, '../..');
const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const english = {
  hello: 'Hello {name}',
  draws: '{n, plural, one {# draw} other {# draws}} of {name}',
};
const spanish = {
  hello: 'Hola {name}',
  draws: '{n, plural, one {# sorteo} many {# de sorteos} other {# sorteos}} de {name}',
};

/** A small project with English and Spanish, whole; `change` spoils it. */
function findingsOf(
  change: (write: (file: string, value: unknown) => void, folder: string) => void,
  same?: SameAsEnglish,
) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-texts-'));
  made.push(folder);
  const write = (file: string, value: unknown): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value));
  };
  for (const root of ['web', 'shared']) {
    write(`${root}/EN/home.json`, english);
    write(`${root}/ES/home.json`, spanish);
  }
  change(write, folder);
  return checkTexts(folder, [join(folder, 'web'), join(folder, 'shared')], same);
}

type Spoil = Parameters<typeof findingsOf>[0];

const spoiled =
  (texts: Readonly<Record<string, unknown>>): Spoil =>
  (write) =>
    write('web/ES/home.json', { ...spanish, ...texts });

test('LA-02 our languages are complete and match English', () => {
  expect(
    checkTexts(
      project,
      Object.values(textFolders).map((folder) => join(project, folder)),
      sameAsEnglish,
    ),
  ).toEqual([]);
});

/** What leads on and what leads back, side by side under one question. */
const questions = [
  ['social.remove', 'common.cancel'],
  ['memberHome.logOut', 'common.cancel'],
  ['rewards.get', 'common.cancel'],
  ['rewards.giveUp', 'rewards.giveUpKeep'],
  ['withdrawal.cancel', 'withdrawal.keep'],
  ['security.renew', 'common.cancel'],
  ['security.remove', 'common.cancel'],
  ['security.closeConfirm', 'common.cancel'],
  ['common.confirm', 'common.cancel'],
] as const;

test.each(languageCodes)('%s tells the two buttons of each question apart', (language) => {
  const textOf = (key: string): unknown => {
    const [sheet = '', name = ''] = key.split('.');
    const texts: Record<string, unknown> = JSON.parse(
      readFileSync(join(project, textFolders.web, language, `${sheet}.json`), 'utf8'),
    );
    return texts[name];
  };
  for (const [on, back] of questions) {
    expect(textOf(on), on).toBeTypeOf('string');
    expect(textOf(on), `${on} beside ${back}`).not.toBe(textOf(back));
  }
});

test('finds nothing in a complete language', () => expect(findingsOf(() => undefined)).toEqual([]));

test('finds a text that is English, unless it is listed', () => {
  const same = spoiled({ hello: 'Hello {name}' });
  expect(findingsOf(same)).toEqual([
    'web/ES/home.json: hello is the English text: translate it, or add it to texts/same-as-english.json',
  ]);
  expect(findingsOf(same, { ES: ['web/home.hello'] })).toEqual([]);
  expect(findingsOf(() => undefined, { ES: ['web/home.hello'] })).toEqual([
    'web/ES/home.json: hello differs from English: remove it from texts/same-as-english.json',
  ]);
  expect(findingsOf(same, { any: ['web/home.hello'] })).toEqual([]);
});

test.each<[string, Spoil, string]>([
  [
    'a text in the letters of another language',
    spoiled({ hello: 'Здравствуйте, {name}' }),
    'web/ES/home.json: hello is written in the letters of another language: translate it',
  ],
  [
    'a missing key',
    (write) => write('web/ES/home.json', { hello: spanish.hello }),
    `web/ES/home.json: draws is missing: translate ${JSON.stringify(english.draws)}`,
  ],
  [
    'an extra key',
    spoiled({ bye: 'Adiós' }),
    'web/ES/home.json: bye is no key of English: remove it, or add it to English',
  ],
  [
    'a placeholder with another name',
    spoiled({ hello: 'Hola {nombre}' }),
    'web/ES/home.json: hello has the placeholders {nombre} where English has {name}: use the same',
  ],
  [
    'a placeholder that one plural form lacks',
    spoiled({ draws: '{n, plural, one {un sorteo} many {# de {name}} other {# de {name}}}' }),
    'web/ES/home.json: draws has the placeholders {n} where English has {n}, {name}: use the same',
  ],
  [
    'a plural form that the language needs',
    spoiled({ draws: '{n, plural, one {# sorteo} other {# sorteos}} de {name}' }),
    'web/ES/home.json: draws the plural of {n} lacks many: add many {…}',
  ],
  [
    'a plural form that the language never chooses',
    spoiled({ draws: '{n, plural, one {#} few {#} many {#} other {#}} de {name}' }),
    'web/ES/home.json: draws the language never chooses few of {n}: remove it',
  ],
  ['an empty text', spoiled({ hello: ' ' }), 'web/ES/home.json: hello is empty: write the text'],
  [
    'a space at an end',
    spoiled({ hello: 'Hola {name} ' }),
    'web/ES/home.json: hello begins or ends with a space: remove it',
  ],
  ['a number', spoiled({ hello: 1 }), 'web/ES/home.json: hello is no text: write the text in quotes'],
  [
    'what is no message',
    spoiled({ hello: 'Hola {name, date}' }),
    'web/ES/home.json: hello cannot be compiled (A text has values and plurals, no date.): write ICU MessageFormat',
  ],
  [
    'a missing file',
    (write) => write('web/EN/login.json', { title: 'Log in' }),
    'web/ES/login.json: the file is missing: translate web/EN/login.json',
  ],
  [
    'an extra file',
    (write) => write('web/ES/login.json', { title: 'Entrar' }),
    'web/ES/login.json: English has no such file: remove it, or add it to English',
  ],
  [
    'a file of another kind',
    (write) => write('web/ES/home.txt', 'Hola'),
    'web/ES/home.txt: no file of texts: remove it',
  ],
  [
    'a language that is half done',
    (_, folder) => rmSync(join(folder, 'shared/ES'), { recursive: true }),
    'shared/ES: the language has texts elsewhere and no folder here: translate shared/EN',
  ],
  [
    'a fault of English itself',
    (write) => {
      for (const code of ['EN', 'ES']) write(`shared/${code}/home.json`, { draws: '{n, plural, other {#}}' });
      rmSync(join(made.at(-1) ?? '', 'shared/ES'), { recursive: true });
      rmSync(join(made.at(-1) ?? '', 'web/ES'), { recursive: true });
    },
    'shared/EN/home.json: draws the plural of {n} lacks one: add one {…}',
  ],
])('finds %s', (_, change, finding) => expect(findingsOf(change)).toEqual([finding]));

/** Urdu whose first text ends so, in both folders. */
const urdu =
  (text: string): Spoil =>
  (write) => {
    const sheet = { hello: `{name} ${text}`, draws: '{n, plural, one {# قرعہ} other {# قرعے}} {name}' };
    for (const root of ['web', 'shared']) write(`${root}/UR/home.json`, sheet);
  };
const inBoth = (fault: string) => [`web/UR/home.json: hello ${fault}`, `shared/UR/home.json: hello ${fault}`];

test('finds a per cent sign that a right-to-left sentence puts on the other side of its number', () => {
  const fault = 'has a per cent sign that changes sides: put U+2066 before the number, U+2069 after the sign';
  expect(findingsOf(urdu('فیس 5%'))).toEqual(inBoth(fault));
  expect(findingsOf(urdu('فیس \u20665%\u2069'))).toEqual([]);
});

test('finds a hyphen that the end of a right-to-left line puts before its word', () => {
  const fault = 'has a hyphen that changes sides at the end of a line: write U+2011';
  expect(findingsOf(urdu('فنگر پرنٹ SHA-256'))).toEqual(inBoth(fault));
  expect(findingsOf(urdu('فنگر پرنٹ SHA\u2011256'))).toEqual([]);
  // A minus sign, and a hyphen between words of the language itself.
  expect(findingsOf(urdu('فرق -5 اور پرنٹ-لائن'))).toEqual([]);
});

test('finds a folder without a row in the table', () => {
  const findings = findingsOf((write) => {
    for (const root of ['web', 'shared']) write(`${root}/DE/home.json`, english);
  });
  const todo = 'packages/contract/src/languages.ts has no such language: add a row, or rename the folder';
  expect(findings).toEqual([`web/DE: ${todo}`, `shared/DE: ${todo}`]);
});
