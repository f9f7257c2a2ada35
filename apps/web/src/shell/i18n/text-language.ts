// The language in which the web's texts are really shown: English for a language that has no texts.
import { texts } from 'virtual:texts';
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';

export const isTranslated = (language: LanguageCode): boolean => language in texts;

export const textLanguage = (language: LanguageCode): LanguageCode =>
  isTranslated(language) ? language : FALLBACK_LANGUAGE;

/** The chunks of the texts that are shown for a language. */
export const textChunksOf = (language: LanguageCode) => texts[language] ?? texts.EN;
