import { expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { countPrompt, hasPromptLeft, PROMPTS_TODAY } from './prompt-budget.ts';

const NOON = new Date(2026, 10, 26, 12).getTime();
const HOUR = 3_600_000;

function scene(promptsPerDay?: number) {
  const store = createStore(fakeStorage());
  let now = NOON;
  const settings = promptsPerDay === undefined ? {} : { promptsPerDay };
  const parts = { settings, store, clock: { now: () => now } } as never;
  return {
    store,
    take: () => {
      const isLeft = hasPromptLeft(parts);
      if (isLeft) countPrompt(parts);
      return isLeft;
    },
    later: (ms: number) => {
      now += ms;
    },
  };
}

test('without a budget every prompt may come, and nothing is stored', () => {
  const { take, store } = scene();
  expect([take(), take(), take()]).toEqual([true, true, true]);
  expect(store.read(PROMPTS_TODAY)).toBeNull();
});

test('with a budget of two, the third prompt of a day does not come, and the next day starts anew', () => {
  const { take, later } = scene(2);
  expect([take(), take(), take()]).toEqual([true, true, false]);
  later(11 * HOUR);
  expect(take()).toBe(false);
  later(2 * HOUR);
  expect([take(), take(), take()]).toEqual([true, true, false]);
});

test('a budget of none lets no prompt come', () => expect(scene(0).take()).toBe(false));

test('a clock that was set back starts a day of its own', () => {
  const { take, later } = scene(1);
  expect([take(), take()]).toEqual([true, false]);
  later(-24 * HOUR);
  expect(take()).toBe(true);
});

test.each([['{"day":7,"count":1}'], ['{"day":"2026-11-26"}'], ['[]'], ['broken']])(
  'a record of %s counts as none',
  (text) => {
    const storage = fakeStorage();
    storage.kept.local.set('promptsToday', text);
    expect(createStore(storage).read(PROMPTS_TODAY)).toBeNull();
  },
);
