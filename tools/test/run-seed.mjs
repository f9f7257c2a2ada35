// What a run takes of the tests that walk through everything: all of it with RUN_SEED=all, else what its seed chooses.
import { randomInt } from 'node:crypto';

const ALL = 'all';
const SEEDS = 2 ** 31;

/** Called once a run, before its processes start: they have the seed from the environment. Throws where that is no seed. */
export function chooseSeed() {
  process.env.RUN_SEED ??= String(randomInt(SEEDS));
  const seed = process.env.RUN_SEED;
  if (seed !== ALL && !(/^\d+$/.test(seed) && Number(seed) < SEEDS))
    throw new Error(`RUN_SEED takes a whole number below 2³¹ or "${ALL}", not "${seed}".`);
}

/** Says how to choose the same again. */
export const seedOfRun = () => `RUN_SEED=${process.env.RUN_SEED}`;

/** The seed, or null where everything is taken. Throws where none was chosen: a walk through nothing is always green. */
export function chosenSeed() {
  const seed = process.env.RUN_SEED;
  if (seed === undefined) throw new Error('The run has no seed: chooseSeed comes first.');
  return seed === ALL ? null : Number(seed);
}

/** Every one of so many; each seed begins at the next one. */
export function shareOf(list, parts, side = 0) {
  const seed = chosenSeed();
  return seed === null ? list : list.filter((_, at) => (at + seed + side) % parts === 0);
}

/** Every other one: the two sides are the whole list, and the seed tells which half is on which. */
export const halfOf = (list, side = 0) => shareOf(list, 2, side);
