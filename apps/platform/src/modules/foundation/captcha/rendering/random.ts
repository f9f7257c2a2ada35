// Random numbers for pictures and answers, from the system's source, as they must not be guessed.
import { randomInt } from 'node:crypto';

/** Steps between two whole numbers, so that places are no multiples of anything seen. */
const STEPS = 100;

/** Evenly from `from` to `to`, in hundredths. */
export const between = (from: number, to: number): number =>
  from + randomInt(Math.round((to - from) * STEPS) + 1) / STEPS;

export const whole = (from: number, to: number): number => randomInt(from, to + 1);

export const pick = <T>(from: readonly T[]): T => {
  const one = from[randomInt(from.length)];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
};

/** `count` different ones in random order. */
export const pickSome = <T>(from: readonly T[], count: number): T[] => {
  const left = [...from];
  return Array.from({ length: count }, () => {
    const [one] = left.splice(randomInt(left.length), 1);
    if (one === undefined) throw new Error('There is not enough to pick from.');
    return one;
  });
};
