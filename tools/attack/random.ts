// Random choices that a seed repeats.

export interface Random {
  /** A whole number from 0 to `below` - 1. */
  readonly number: (below: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]] | readonly T[]) => T;
  /** Lower-case letters and digits. */
  readonly text: (length: number) => string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Mulberry32: small, fast and good enough for choosing attacks. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (below: number): number => Math.floor(next() * below);
  return {
    number,
    pick: (items) => {
      const item = items[number(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    text: (length) => Array.from({ length }, () => LETTERS[number(LETTERS.length)]).join(''),
  };
}
