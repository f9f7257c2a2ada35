import type { Receipt } from '@foyer/contract';
import { expect, test } from 'vitest';
import { partLines } from './ticket-lines.rules.ts';

type Line = Receipt['lines'][number];

const lines = (count: number, won: readonly number[] = []): Line[] =>
  Array.from({ length: count }, (_, at) => ({
    betType: 'pick1',
    numbers: [at],
    side: null,
    status: won.includes(at) ? 'won' : 'lost',
    win: '0',
  }));
const numbersOf = (part: readonly Line[]) => part.flatMap(({ numbers }) => numbers);

test('a ticket of six lines shows them all', () => {
  expect(partLines(lines(6)).first).toHaveLength(6);
  expect(partLines(lines(6)).rest).toEqual([]);
});

test('a ticket of thirty lines shows five, and the others after a tap', () => {
  const { first, rest } = partLines(lines(30));
  expect(numbersOf(first)).toEqual([0, 1, 2, 3, 4]);
  expect(rest).toHaveLength(25);
});

test('lines that won are among the first, in the order of the ticket', () => {
  const { first, rest } = partLines(lines(30, [7, 29]));
  expect(numbersOf(first)).toEqual([0, 1, 2, 7, 29]);
  expect(numbersOf(rest)).not.toContain(7);
});
