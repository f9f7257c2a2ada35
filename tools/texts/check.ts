// Checks all texts against English and the table of languages; findings name file and key.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@foyer/contract';
import type { Message } from '@foyer/contract/messages';
import { compileText } from '../../texts/compile.ts';
import { languagesIn, readSheets, type Sheet } from '../../texts/sheets.ts';
import { letterCount, ownShare, withoutMarkup } from './letters.ts';

/** One sentence a finding. */
export type Finding = string;

/**
 * Texts that may be those of English: in `any` language, or in those with the same word. A text of a sheet is named as
 * `folder/sheet.key`, one of operators as `merchants/` and its English words.
 */
export type SameAsEnglish = Readonly<Partial<Record<LanguageCode | 'any', readonly string[]>>>;

/** The least share of a text's letters that belongs to the script of its language: names of others stand in it as well. */
const LEAST_OWN_SHARE = 0.5;
/** Shorter texts are often a name alone. */
const LEAST_LETTERS = 9;

/** Arms of the plurals in a message, by the name of their number. */
const pluralsOf = (message: Message): (readonly [name: string, arms: readonly string[]])[] =>
  typeof message === 'string'
    ? []
    : message.flatMap((part) => {
        if (typeof part === 'string') return [];
        const [name, , choices] = part;
        if (!choices) return [];
        return [[name, Object.keys(choices)] as const, ...Object.values(choices).flatMap(pluralsOf)];
      });

/** The placeholders of a message, once for each choice of plural arms. */
const placeholdersOf = (message: Message): readonly ReadonlySet<string>[] => {
  let variants: readonly ReadonlySet<string>[] = [new Set()];
  if (typeof message === 'string') return variants;
  for (const part of message) {
    if (typeof part === 'string') continue;
    const [name, , choices] = part;
    const inside = choices ? Object.values(choices).flatMap(placeholdersOf) : [new Set<string>()];
    variants = variants.flatMap((before) => inside.map((more) => new Set([...before, name, ...more])));
  }
  return variants;
};

const listed = (names: Iterable<string>): string => [...names].sort().join(', ');

const braced = (names: Iterable<string>): string =>
  [...names]
    .sort()
    .map((name) => `{${name}}`)
    .join(', ') || 'none';

/** The compiled text, or why it cannot be compiled. */
const compiled = (text: string): { readonly message: Message } | { readonly fault: string } => {
  try {
    return { message: compileText(text) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
};

function checkPlurals(message: Message, code: LanguageCode): Finding[] {
  const needed = new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories as string[];
  return pluralsOf(message).flatMap(([name, arms]) => {
    const missing = needed.filter((category) => !arms.includes(category));
    const unused = arms.filter((arm) => !/^\d+$/.test(arm) && !needed.includes(arm));
    return [
      ...(missing.length > 0 ? [`the plural of {${name}} lacks ${listed(missing)}: add ${listed(missing)} {…}`] : []),
      ...(unused.length > 0 ? [`the language never chooses ${listed(unused)} of {${name}}: remove it`] : []),
    ];
  });
}

/** Texts that nobody translated: they are English, or in the letters of another language. `maySame` is null where nobody needs to know. */
function checkWords(message: Message, english: Message, code: LanguageCode, maySame: boolean | null): Finding[] {
  const isSame = JSON.stringify(message) === JSON.stringify(english) && letterCount(message) > 1;
  if (isSame && maySame === false)
    return ['is the English text: translate it, or add it to texts/same-as-english.json'];
  if (!isSame && maySame) return ['differs from English: remove it from texts/same-as-english.json'];
  return !isSame &&
    letterCount(message) >= LEAST_LETTERS &&
    ownShare(message, languages[code].tag, english) < LEAST_OWN_SHARE
    ? ['is written in the letters of another language: translate it']
    : [];
}

/**
 * A per cent sign after a number. Behind a letter of a right-to-left script a browser puts it on the number's other side,
 * so there both stand between U+2066 and U+2069.
 */
const looseShare = (text: string, code: LanguageCode): boolean =>
  languages[code].dir === 'rtl' && /\p{L}.*[\d}]%(?!\u2069)/u.test(text);

/**
 * A hyphen within a word of Latin letters. Where a line of a right-to-left script ends after it, a browser puts it before
 * the word: U+2011 keeps the word in one piece.
 */
const looseHyphen = (text: string, code: LanguageCode): boolean =>
  languages[code].dir === 'rtl' && /[a-z\d]-[a-z\d]/i.test(withoutMarkup(text));

/** Whether a text is listed as that of English in this language; null where it is in any. */
export const maySameIn = (same: SameAsEnglish, code: LanguageCode, name: string): boolean | null =>
  same.any?.includes(name) ? null : (same[code]?.includes(name) ?? false);

/** Checks one text against that of English. */
export function checkText(text: unknown, english: unknown, code: LanguageCode, maySame: boolean | null): Finding[] {
  if (typeof text !== 'string') return ['is no text: write the text in quotes'];
  if (text.trim() === '') return ['is empty: write the text'];
  if (text.trim() !== text) return ['begins or ends with a space: remove it'];
  const own = compiled(text);
  if ('fault' in own) return [`cannot be compiled (${own.fault}): write ICU MessageFormat`];
  const findings = checkPlurals(own.message, code);
  if (looseShare(text, code))
    findings.push('has a per cent sign that changes sides: put U+2066 before the number, U+2069 after the sign');
  if (looseHyphen(text, code)) findings.push('has a hyphen that changes sides at the end of a line: write U+2011');
  const source = typeof english === 'string' ? compiled(english) : null;
  if (!source || 'fault' in source) return findings;
  if (code !== FALLBACK_LANGUAGE) findings.push(...checkWords(own.message, source.message, code, maySame));
  const wanted = placeholdersOf(source.message)[0] ?? new Set();
  const differs = placeholdersOf(own.message).find((names) => listed(names) !== listed(wanted));
  if (differs)
    findings.push(`has the placeholders ${braced(differs)} where English has ${braced(wanted)}: use the same`);
  return findings;
}

function checkSheet(
  path: string,
  sheet: Sheet,
  english: Sheet,
  code: LanguageCode,
  maySame: (key: string) => boolean | null,
): Finding[] {
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(sheet, key));
  return [
    ...missing.map((key) => `${path}: ${key} is missing: translate ${JSON.stringify(english[key])}`),
    ...Object.entries(sheet).flatMap(([key, text]) =>
      Object.hasOwn(english, key)
        ? checkText(text, english[key], code, maySame(key)).map((finding) => `${path}: ${key} ${finding}`)
        : [`${path}: ${key} is no key of English: remove it, or add it to English`],
    ),
  ];
}

function checkLanguage(folder: string, root: string, code: LanguageCode, same: SameAsEnglish): Finding[] {
  const english = readSheets(root, FALLBACK_LANGUAGE);
  const own = readSheets(root, code);
  const path = (name: string) => `${folder}/${code}/${name}.json`;
  return [
    ...Object.keys(english)
      .filter((name) => !own[name])
      .map((name) => `${path(name)}: the file is missing: translate ${folder}/${FALLBACK_LANGUAGE}/${name}.json`),
    ...Object.entries(own).flatMap(([name, sheet]) => {
      const source = english[name];
      if (!source) return [`${path(name)}: English has no such file: remove it, or add it to English`];
      return checkSheet(path(name), sheet, source, code, (key) =>
        maySameIn(same, code, `${basename(folder)}/${name}.${key}`),
      );
    }),
  ];
}

/** Checks the languages in these folders of a project; each language has one folder in each of them. */
export function checkTexts(project: string, roots: readonly string[], same: SameAsEnglish = {}): Finding[] {
  const named = roots.map((root) => ({ root, folder: relative(project, root) }));
  const all = new Set(roots.flatMap(languagesIn));
  return named.flatMap(({ root, folder }) =>
    [...all].sort().flatMap((code) => {
      const here = `${folder}/${code}`;
      if (!existsSync(join(root, code))) {
        return [
          `${here}: the language has texts elsewhere and no folder here: translate ${folder}/${FALLBACK_LANGUAGE}`,
        ];
      }
      if (!isLanguageCode(code)) {
        return [`${here}: packages/contract/src/languages.ts has no such language: add a row, or rename the folder`];
      }
      const strangers = readdirSync(join(root, code)).filter((file) => !file.endsWith('.json'));
      return [
        ...strangers.map((file) => `${here}/${file}: no file of texts: remove it`),
        ...checkLanguage(folder, root, code, same),
      ];
    }),
  );
}
