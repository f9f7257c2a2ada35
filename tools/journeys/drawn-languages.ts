// Draws the languages of a run.
import { FALLBACK_LANGUAGE, type LanguageCode, languageCodes } from '@foyer/contract';
import fc from 'fast-check';
import { drawnBy } from '../test/run-seed.mjs';

/** A third of all languages, rounded up. The same seed, a whole number below 2³¹, draws the same ones. */
export function drawnLanguages(seed: number): readonly LanguageCode[] {
  const count = Math.ceil(languageCodes.length / 3);
  const thirds = fc.shuffledSubarray([...languageCodes], { minLength: count, maxLength: count });
  return fc.sample(thirds, { seed, numRuns: 1 }).flat();
}

/** Of these languages English, and those of the third that the seed of the run draws. */
export function languagesDrawn(languages: readonly LanguageCode[]): readonly LanguageCode[] {
  const seed = drawnBy();
  if (seed === null) return languages;
  const drawn = drawnLanguages(seed);
  return languages.filter((code) => code === FALLBACK_LANGUAGE || drawn.includes(code));
}
