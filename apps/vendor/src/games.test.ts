// What the simulator's games pay, and that a round shows what it pays.
import { describe, expect, test } from 'vitest';
import { atRest, draw, type GameKind, kindOf, prizes } from './games.ts';

const kinds = Object.keys(prizes) as GameKind[];

test.each(kinds)('%s pays 95 of 100 staked, to within one', (kind) => {
  const paid = prizes[kind].reduce((sum, { factor, weight }) => sum + factor * weight, 0);
  expect(paid).toBeGreaterThanOrEqual(940);
  expect(paid).toBeLessThanOrEqual(960);
});

test.each([
  ['SLOT', 'SLOT'],
  ['TABLE', 'CARDS'],
  ['LIVE', 'CARDS'],
  ['SPORT', 'SPORT'],
  ['FISH', 'FISH'],
  ['ORIGINAL', 'LADDER'],
  ['ANOTHER', 'SLOT'],
])('a game of the type %s is played as %s', (type, kind) => expect(kindOf(type)).toBe(kind));

/** Numbers that look random and are the same in every run. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const rankOf = (card: string | undefined): number => ranks.indexOf(card?.split(' ')[0] ?? '');
const alike = (cells: readonly string[]): number => 4 - new Set(cells).size;

/** The prize that a person reads from the cells. */
const shown: { readonly [K in GameKind]: (cells: readonly string[]) => number } = {
  SLOT: (cells) => {
    if (alike(cells) === 3) return { cherry: 2, bell: 3, star: 5, seven: 20 }[cells[0] ?? ''] ?? 0;
    return alike(cells) === 2 ? 1 : 0;
  },
  CARDS: ([own, other]) => (rankOf(own) === rankOf(other) ? 1 : rankOf(own) > rankOf(other) ? 2 : 0),
  SPORT: (cells) => ({ 3: 1, 4: 3, 5: 20 })[cells.filter((cell) => cell === 'hit').length] ?? 0,
  FISH: (cells) => ({ 1: 1, 2: 3, 3: 10 })[cells.filter((cell) => cell === 'hit').length] ?? 0,
  LADDER: ([text]) => Number(text?.slice(1)),
};

describe.each(kinds)('%s', (kind) => {
  test('shows in its cells what it pays, in every round', () => {
    const random = seeded(7);
    const factors = new Set<number>();
    for (let round = 0; round < 3000; round += 1) {
      const { cells, factor } = draw(kind, random);
      factors.add(factor);
      expect([cells, shown[kind](cells)]).toEqual([cells, factor]);
      expect(cells).toHaveLength(atRest[kind].length);
    }
    expect([...factors].sort((a, b) => a - b)).toEqual([0, ...prizes[kind].map(({ factor }) => factor)]);
  });
});
