// Texts for a page that begins: a language whose file got lost gives way to English, and when that is lost too the page offers to reload.
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';
import { loadTexts, type Texts } from './texts.ts';

/** Calls `begin` with the texts, or shows the way to reload that the page has ready. */
export const withTexts = (wanted: LanguageCode, begin: (texts: Texts) => void): void => {
  loadTexts(wanted)
    .catch(() => loadTexts(FALLBACK_LANGUAGE))
    .then(begin, () => document.querySelector('.late')?.classList.add('late--now'));
};
