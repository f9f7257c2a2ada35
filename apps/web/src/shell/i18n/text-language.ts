// The language in which the web's texts are really shown: English for a language that has no texts.
import { texts } from 'virtual:texts';
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';
import type { LanguageTexts } from './texts.ts';

export const isTranslated = (language: LanguageCode): boolean => language in texts;

export const textLanguage = (language: LanguageCode): LanguageCode =>
  isTranslated(language) ? language : FALLBACK_LANGUAGE;

/** Loads the texts that are shown for a language, as far as every page has them. */
export const loadLanguage = (language: LanguageCode): Promise<LanguageTexts> => (texts[language] ?? texts.EN)();
