// Draws the languages of a run of all journeys.
import { type LanguageCode, languageCodes } from '@foyer/contract';
import fc from 'fast-check';

/** A third of all languages, rounded up. The same seed, a whole number below 2³¹, draws the same ones. */
export function drawnLanguages(seed: number): readonly LanguageCode[] {
  const count = Math.ceil(languageCodes.length / 3);
  const thirds = fc.shuffledSubarray([...languageCodes], { minLength: count, maxLength: count });
  return fc.sample(thirds, { seed, numRuns: 1 }).flat();
}
