import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deal, isDone, neighbour, type Pairs, settle, turn } from './pairs.rules.ts';

const faces = ['moon', 'star', 'sun'] as const;
/** The cards lie as they are named. */
const game = (...order: readonly string[]): Pairs => ({
  cards: order.map((face) => ({ face, at: 'down' })),
  turns: 0,
});
const at = ({ cards }: Pairs) => cards.map((card) => card.at);

test('a new game has each face twice, all face down', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (numbers) => {
      const { cards, turns } = deal(faces, () => numbers.next().value as number);
      expect(cards.map(({ face }) => face).sort()).toEqual(['moon', 'moon', 'star', 'star', 'sun', 'sun']);
      expect([turns, cards.every((card) => card.at === 'down')]).toEqual([0, true]);
    }),
  );
});

test('two equal cards stay open and count as one turn', () => {
  const [first, opened] = turn(game('moon', 'star', 'moon', 'star'), 0);
  expect([at(first), opened, first.turns]).toEqual([['up', 'down', 'down', 'down'], 'first', 0]);
  const [second, found] = turn(first, 2);
  expect([at(second), found, second.turns]).toEqual([['found', 'down', 'found', 'down'], 'pair', 1]);
});

test('two different cards lie open until they are turned down, or until the next card', () => {
  const [first] = turn(game('moon', 'star', 'moon', 'star'), 0);
  const [second, outcome] = turn(first, 1);
  expect([at(second), outcome, second.turns]).toEqual([['up', 'up', 'down', 'down'], 'different', 1]);
  expect(at(settle(second))).toEqual(['down', 'down', 'down', 'down']);
  expect(at(turn(second, 2)[0])).toEqual(['down', 'down', 'up', 'down']);
});

test('a card that lies open is not turned again', () => {
  const [first] = turn(game('moon', 'star', 'moon', 'star'), 0);
  expect(turn(first, 0)).toEqual([first, 'nothing']);
  expect(turn(first, 9)).toEqual([first, 'nothing']);
  expect(settle(first)).toBe(first);
});

test('the last pair ends the game', () => {
  let now = game('moon', 'star', 'moon', 'star');
  const outcomes = [0, 2, 1, 3].map((index) => {
    const [next, outcome] = turn(now, index);
    now = next;
    return outcome;
  });
  expect(outcomes).toEqual(['first', 'pair', 'first', 'done']);
  expect([isDone(now), now.turns]).toEqual([true, 2]);
});

test.each([
  [0, 'ArrowRight', 'ltr', 1],
  [2, 'ArrowRight', 'ltr', 2],
  [0, 'ArrowLeft', 'ltr', 0],
  [4, 'ArrowLeft', 'ltr', 3],
  [0, 'ArrowLeft', 'rtl', 1],
  [1, 'ArrowRight', 'rtl', 0],
  [1, 'ArrowDown', 'ltr', 4],
  [10, 'ArrowDown', 'ltr', 10],
  [4, 'ArrowUp', 'ltr', 1],
  [1, 'ArrowUp', 'ltr', 1],
  [5, 'Home', 'ltr', 5],
])('from card %i %s leads in %s to card %i of three in a row', (index, key, dir, next) => {
  expect(neighbour(index, key, 3, 12, dir)).toBe(next);
});
