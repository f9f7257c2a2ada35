import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextChance, untilLoaded } from './until-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function hasPassed(chance: Promise<void>): Promise<boolean> {
  let passed = false;
  void chance.then(() => {
    passed = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return passed;
}

test.each(['online', 'pointerdown', 'keydown'])('%s is a chance that the network is back', async (sign) => {
  const view = new EventTarget() as Window;
  const chance = nextChance(view, 5);
  expect(await hasPassed(chance)).toBe(false);
  view.dispatchEvent(new Event(sign));
  expect(await hasPassed(chance)).toBe(true);
});

test.each([
  [0, 1_000],
  [1, 2_000],
  [3, 8_000],
  [6, 60_000],
  [40, 60_000],
])('without a sign try %i starts after %i ms', async (tries, ms) => {
  const chance = nextChance(new EventTarget() as Window, tries);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(await hasPassed(chance)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasPassed(chance)).toBe(true);
});

test('a lost file is requested at each chance until it loads', async () => {
  const waited: number[] = [];
  const answers = [Promise.reject(new Error('lost')), Promise.reject(new Error('lost')), Promise.resolve('here')];
  const load = vi.fn(() => answers.shift() as Promise<string>);
  const loaded = untilLoaded(load, async (tries) => void waited.push(tries));
  expect(await loaded).toBe('here');
  expect([load.mock.calls.length, waited]).toEqual([3, [0, 1]]);
});
