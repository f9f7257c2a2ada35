// Types of run-seed.mjs for what is written in TypeScript.
/** Called once a run, before its processes start: they have the seed from the environment. Throws where that is no seed. */
export function chooseSeed(): void;
/** Says how to choose the same again. */
export function seedOfRun(): string;
/** The seed, or null where everything is taken. Throws where none was chosen: a walk through nothing is always green. */
export function chosenSeed(): number | null;
/** Every one of so many; each seed begins at the next one. */
export function shareOf<T>(list: readonly T[], parts: number): readonly T[];
/** Every other one: the two sides are the whole list, and the seed tells which half is on which. */
export function halfOf<T>(list: readonly T[], side?: 0 | 1): readonly T[];
