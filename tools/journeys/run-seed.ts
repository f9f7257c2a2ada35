// What a run takes of the journeys that walk through everything: all of it with JOURNEY_SEED=all, else what its seed draws.
import { randomInt } from 'node:crypto';
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';
import { drawnLanguages } from './drawn-languages.ts';

const ALL = 'all';
const SEEDS = 2 ** 31;

/** Called once a run, before its workers start: they have the seed from the environment. Throws where that is no seed. */
export function chooseSeed(): void {
  process.env.JOURNEY_SEED ??= String(randomInt(SEEDS));
  const seed = process.env.JOURNEY_SEED;
  if (seed !== ALL && !(/^\d+$/.test(seed) && Number(seed) < SEEDS))
    throw new Error(`JOURNEY_SEED takes a whole number below 2³¹ or "${ALL}", not "${seed}".`);
}

/** Says how to draw the same again. */
export const seedOfRun = (): string => `JOURNEY_SEED=${process.env.JOURNEY_SEED}`;

const drawsAll = (): boolean => process.env.JOURNEY_SEED === ALL;

/** English, and a third of all languages. */
export function languagesDrawn(languages: readonly LanguageCode[]): readonly LanguageCode[] {
  if (drawsAll()) return languages;
  const drawn = drawnLanguages(Number(process.env.JOURNEY_SEED));
  return languages.filter((code) => code === FALLBACK_LANGUAGE || drawn.includes(code));
}

/** Every other one: the two sides are the whole list, and the seed tells which half is on which. */
export const halfOf = <T>(list: readonly T[], side: 0 | 1 = 0): readonly T[] =>
  drawsAll() ? list : list.filter((_, at) => (at + Number(process.env.JOURNEY_SEED) + side) % 2 === 0);
