// Texts of the room: one language is loaded at a time, English stands in for what a language lacks. `{name}` is filled in, and a key
// with `_one`, `_other` … is chosen by the language's own plural rules from `count`.
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@foyer/contract';
import type english from './locales/EN.json';

type EnglishKey = keyof typeof english;
type Plain<K> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;
/** Key of a text; plural forms count as one. */
export type TextKey = Plain<EnglishKey>;

type Table = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

const loaders: Readonly<Record<string, () => Promise<{ default: Table }>>> = {
  EN: () => import('./locales/EN.json'),
  CN: () => import('./locales/CN.json'),
  VI: () => import('./locales/VI.json'),
  UR: () => import('./locales/UR.json'),
  MY: () => import('./locales/MY.json'),
};

export interface Texts {
  readonly language: LanguageCode;
  /** BCP 47 tag. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly t: (key: TextKey, values?: Values) => string;
  /** A text whose key is built from data, such as a bet's code; the fallback where there is none. */
  readonly named: (key: string, fallback: string, values?: Values) => string;
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Texts of one language over a table that is already there. */
export const textsFrom = (language: LanguageCode, table: Table): Texts => {
  const { tag, dir } = languages[language];
  const plural = new Intl.PluralRules(tag);
  const found = (key: string, values: Values): string | undefined =>
    typeof values.count === 'number'
      ? (table[`${key}_${plural.select(values.count)}`] ?? table[`${key}_other`] ?? table[key])
      : table[key];
  const named = (key: string, fallback: string, values: Values = {}): string =>
    filled(found(key, values) ?? fallback, values);
  return { language, tag, dir, named, t: (key, values) => named(key, key, values) };
};

/** Loads a language; one without a translation is answered in English. */
export const loadTexts = async (wanted: LanguageCode): Promise<Texts> => {
  const language = wanted in loaders ? wanted : FALLBACK_LANGUAGE;
  const load = loaders[language] as () => Promise<{ default: Table }>;
  return textsFrom(language, (await load()).default);
};

/** Language of a page: the address first, then what the room kept, then the browser. */
export const chosenLanguage = (
  fromAddress: string | null,
  kept: string | null,
  browser: readonly string[],
): LanguageCode => {
  for (const code of [fromAddress, kept]) if (isLanguageCode(code)) return code;
  for (const tag of browser) {
    const lower = tag.toLowerCase();
    const code = Object.entries(languages).find(
      ([, row]) => lower === row.tag.toLowerCase() || lower.split('-')[0] === row.tag,
    );
    if (code !== undefined) return code[0] as LanguageCode;
    if (lower.startsWith('zh')) return 'CN';
  }
  return FALLBACK_LANGUAGE;
};
