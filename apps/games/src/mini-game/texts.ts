// The mini-game's texts in every language, put in by the build: the frame may load nothing but scripts, sheets and pictures.
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@foyer/contract';
import { formatMessage, type Messages, type MessageValues } from '@foyer/contract/messages';
import type english from '../../../../texts/EN/miniGame.json';

export type TextKey = keyof typeof english;

type Sheet = Messages[string];

export interface Texts {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly t: (key: TextKey, values?: MessageValues) => string;
}

/** The texts of a language; one that has none, or is no language, is answered in English. */
export function textsOf(wanted: unknown, sheets: { readonly [L in LanguageCode]?: Sheet }): Texts {
  const language = isLanguageCode(wanted) && sheets[wanted] ? wanted : FALLBACK_LANGUAGE;
  const { tag, dir } = languages[language];
  const sheet = sheets[language] ?? {};
  return { tag, dir, t: (key, values = {}) => formatMessage(sheet[key] ?? key, values, tag) };
}
