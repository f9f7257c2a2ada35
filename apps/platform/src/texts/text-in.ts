// Formats a text of the platform in a language; in English where that language has no folder of texts.
import { FALLBACK_LANGUAGE, type LanguageCode, languages } from '@foyer/contract';
import { formatMessage, type Messages, type MessageValues } from '@foyer/contract/messages';

type Sheet = Messages[string];
/** One sheet in every language that has a folder of texts. */
export type SheetByLanguage = { readonly EN: Sheet } & { readonly [L in LanguageCode]?: Sheet };

/** The build fills gaps of a language from English, so that a sheet has every key. */
export const textIn = (
  sheets: SheetByLanguage,
  key: string,
  language: LanguageCode,
  values: MessageValues = {},
): string => {
  const shown = sheets[language] ? language : FALLBACK_LANGUAGE;
  return formatMessage(sheets[shown]?.[key] ?? '', values, languages[shown].tag);
};
