// Stories of the fair queue: what comes in, who has to leave, whose turn it is.
import { describe, expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** "a1" is the first item of address a; "K:a1" the same from a known device. */
const visitorOf = (item: string) => ({ address: item.replace('K:', '').charAt(0), isKnown: item.startsWith('K:') });

/** Items in, in order; then everything out. `left` lists who had to leave at each newcomer. */
const story = (capacity: number, items: readonly string[]) => {
  const queue = createFairQueue<string>(capacity);
  const left = items.map((item) => queue.add(item, visitorOf(item)));
  const waiting = queue.size();
  const turns: string[] = [];
  for (let item = queue.next(); item !== null; item = queue.next()) turns.push(item);
  return { left: left.filter((item) => item !== null), waiting, turns, after: queue.size() };
};

describe('a queue with room', () => {
  test.each([
    ['one address keeps its order', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
    [
      'each address gets one turn before any gets a second',
      ['a1', 'a2', 'a3', 'b1', 'c1'],
      ['a1', 'b1', 'c1', 'a2', 'a3'],
    ],
    ['a known device goes before earlier ones', ['a1', 'b1', 'K:c1'], ['K:c1', 'a1', 'b1']],
    ['known devices take turns by address as well', ['K:a1', 'K:a2', 'K:b1', 'a3'], ['K:a1', 'K:b1', 'K:a2', 'a3']],
  ])('%s', (_, items, turns) => {
    expect(story(5, items)).toEqual({ left: [], waiting: items.length, turns, after: 0 });
  });
});

describe('a full queue', () => {
  test.each([
    ['refuses one more of the address with the most', ['a1', 'a2', 'a3'], ['a3'], ['a1', 'a2']],
    ['gives a newcomer the newest place of the address with the most', ['a1', 'a2', 'b1'], ['a2'], ['a1', 'b1']],
    ['refuses a newcomer where every address has one place', ['a1', 'b1', 'c1'], ['c1'], ['a1', 'b1']],
    ['gives a known device the place of an unknown one', ['a1', 'b1', 'K:c1'], ['b1'], ['K:c1', 'a1']],
    ['keeps a known device when strangers come', ['K:a1', 'K:a2', 'b1'], ['b1'], ['K:a1', 'K:a2']],
    ['is fair among known devices', ['K:a1', 'K:a2', 'K:b1'], ['K:a2'], ['K:a1', 'K:b1']],
    ['gives a known device a place of its own address', ['a1', 'a2', 'K:a3'], ['a2'], ['K:a3', 'a1']],
  ])('%s', (_, items, left, turns) => {
    expect(story(2, items)).toEqual({ left, waiting: 2, turns, after: 0 });
  });

  test('drops a waiter from the largest of several addresses', () => {
    expect(story(6, ['a1', 'b1', 'b2', 'b3', 'c1', 'c2', 'd1'])).toMatchObject({ left: ['b3'] });
  });

  test('keeps an address in its turn when another one loses a place', () => {
    expect(story(4, ['a1', 'a2', 'a3', 'b1', 'c1'])).toMatchObject({ left: ['a3'], turns: ['a1', 'b1', 'c1', 'a2'] });
  });
});

test('an address that was served waits behind the others', () => {
  const queue = createFairQueue<string>(10);
  for (const item of ['a1', 'a2', 'a3', 'b1']) queue.add(item, visitorOf(item));
  expect(queue.next()).toBe('a1');
  queue.add('c1', visitorOf('c1'));
  expect([queue.next(), queue.next(), queue.next(), queue.next(), queue.next()]).toEqual([
    'b1',
    'a2',
    'c1',
    'a3',
    null,
  ]);
});
