// Chooses the languages of a run by its seed.
import { FALLBACK_LANGUAGE, type LanguageCode, languageCodes } from '@foyer/contract';
import fc from 'fast-check';
import { chosenSeed } from '../test/run-seed.mjs';

/** A third of all languages, rounded up. The same seed, a whole number below 2³¹, gives the same ones. */
export function thirdOfLanguages(seed: number): readonly LanguageCode[] {
  const count = Math.ceil(languageCodes.length / 3);
  const thirds = fc.shuffledSubarray([...languageCodes], { minLength: count, maxLength: count });
  return fc.sample(thirds, { seed, numRuns: 1 }).flat();
}

/** Returns English, and those of `all` that are in the third of the run's seed. */
export function languagesOfThisRun(all: readonly LanguageCode[]): readonly LanguageCode[] {
  const seed = chosenSeed();
  if (seed === null) return all;
  const third = thirdOfLanguages(seed);
  return all.filter((code) => code === FALLBACK_LANGUAGE || third.includes(code));
}
