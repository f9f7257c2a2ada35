// Texts of the games: one language is loaded at a time, English for a language that has no texts.
import { texts as loaders } from 'virtual:lazy-texts/games';
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode, languageOfTag, languages } from '@foyer/contract';
import { formatMessage, type Messages, type MessageValues } from '@foyer/contract/messages';
import type english from '../../../../texts/EN/games.json';

/** Key of a text. */
export type TextKey = keyof typeof english;

type Sheet = Messages[string];

export interface Texts {
  readonly language: LanguageCode;
  /** BCP 47 tag. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly t: (key: TextKey, values?: MessageValues) => string;
  /** A text whose key is built from data, such as a bet's code; the fallback where there is none. */
  readonly named: (key: string, fallback: string, values?: MessageValues) => string;
}

/** Texts of one language over a sheet that has loaded. */
export const textsFrom = (language: LanguageCode, sheet: Sheet): Texts => {
  const { tag, dir } = languages[language];
  const named = (key: string, fallback: string, values: MessageValues = {}): string =>
    formatMessage(sheet[key] ?? fallback, values, tag);
  return { language, tag, dir, named, t: (key, values) => named(key, key, values) };
};

/** Loads a language; one without a translation is answered in English. */
export const loadTexts = async (wanted: LanguageCode, sources: typeof loaders = loaders): Promise<Texts> => {
  const load = sources[wanted];
  return load
    ? textsFrom(wanted, (await load()).messages)
    : textsFrom(FALLBACK_LANGUAGE, (await sources.EN()).messages);
};

/** Language of a page: the address first, then what the room kept, then the browser. */
export const chosenLanguage = (
  fromAddress: string | null,
  stored: string | null,
  browser: readonly string[],
): LanguageCode => {
  for (const code of [fromAddress, stored]) if (isLanguageCode(code)) return code;
  for (const tag of browser) {
    const code = languageOfTag(tag);
    if (code !== null) return code;
  }
  return FALLBACK_LANGUAGE;
};
