// When a finger counts as lifted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFinger } from './finger.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene() {
  const view = new EventTarget();
  const released = watchFinger(view as unknown as Window);
  const touch = (...names: string[]): void => {
    for (const name of names) view.dispatchEvent(new Event(name));
  };
  /** Milliseconds until the tap is over, counted from now. */
  const over = async (): Promise<number> => {
    const start = Date.now();
    let end = Number.NaN;
    void released().then(() => {
      end = Date.now();
    });
    await vi.advanceTimersByTimeAsync(5000);
    return end - start;
  };
  return { touch, over };
}

test('nobody touches the screen', async () => {
  expect(await scene().over()).toBe(0);
});

test.each([
  ['a finger is down', ['pointerdown'], 1000],
  ['it was lifted, and its click is on its way', ['pointerdown', 'pointerup'], 100],
  ['it scrolls', ['pointerdown', 'pointercancel'], 100],
])('%s', async (_, names, ms) => {
  const { touch, over } = scene();
  touch(...names);
  expect(await over()).toBe(ms);
});

test('a second tap begins anew', async () => {
  const { touch, over } = scene();
  touch('pointerdown', 'pointerup');
  await over();
  expect(await over()).toBe(0);
  touch('pointerdown', 'pointerup', 'pointerdown');
  expect(await over()).toBe(1000);
});

test('all who wait go on together', async () => {
  const view = new EventTarget();
  const released = watchFinger(view as unknown as Window);
  view.dispatchEvent(new Event('pointerdown'));
  const gone: number[] = [];
  for (const name of [1, 2]) void released().then(() => gone.push(name));
  view.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(99);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual([1, 2]);
});
