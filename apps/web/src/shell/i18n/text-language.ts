// The language in which the web's texts are really shown: English for a language that has no texts.
import { translated } from 'virtual:texts';
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';

export const isTranslated = (language: LanguageCode): boolean => translated.includes(language);

export const textLanguage = (language: LanguageCode): LanguageCode =>
  isTranslated(language) ? language : FALLBACK_LANGUAGE;
