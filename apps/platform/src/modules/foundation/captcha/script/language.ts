// Chooses the widget's language, by the vendor's codes or by the language of the page.
import { FALLBACK_LANGUAGE, type LanguageCode, languageOfTag } from '@foyer/contract';
import { hasTexts } from './texts.ts';

/** The vendor's version 4 has codes of three letters: `vie` is `vi`. Empty for what is no tag. */
const canonical = (tag: string): string => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? '';
  } catch {
    return '';
  }
};

const subtag = (tag: string): string | undefined => canonical(tag).split('-')[0];

/**
 * The vendor has one code for Urdu in either script: where the page is in the same language as the code, the page's tag
 * is more exact.
 */
export const languageOf = (
  code: string | undefined,
  isTranslated: (language: LanguageCode) => boolean = hasTexts,
): LanguageCode => {
  const page = document.documentElement.lang;
  const wanted = !code || subtag(code) === subtag(page) ? page : code;
  const language = languageOfTag(canonical(wanted));
  return language !== null && isTranslated(language) ? language : FALLBACK_LANGUAGE;
};
