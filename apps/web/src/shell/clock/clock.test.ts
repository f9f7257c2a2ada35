import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock, createTicker } from './clock.ts';

const serverStart = Date.parse('2026-11-21T06:00:00.000Z');
const dateOf = (ms: number) => new Date(ms).toUTCString();

function scene() {
  const time = { wall: 0, steady: 0 };
  return { time, clock: createClock({ wall: () => time.wall, steady: () => time.steady }) };
}

test('the phone’s clock counts until an answer has a server time', () => {
  const { time, clock } = scene();
  time.wall = 123;
  expect(clock.now()).toBe(123);
});

test.each([-86_400_000, 86_400_000])('a phone whose clock is %i ms off uses the server’s time', (off) => {
  const { time, clock } = scene();
  time.wall = serverStart + off;
  clock.learn(dateOf(serverStart));
  time.steady = 5000;
  expect(clock.now()).toBe(serverStart + 5000);
});

test('after a refresh the stored offset counts until an answer has a new time', () => {
  const { time, clock } = scene();
  time.wall = serverStart - 86_400_000;
  clock.assume(86_400_000);
  expect(clock.now()).toBe(serverStart);
  clock.learn(dateOf(serverStart + 3000));
  expect(clock.now()).toBe(serverStart + 3000);
});

test('setting the phone’s clock while the page is open changes nothing', () => {
  const { time, clock } = scene();
  clock.learn(dateOf(serverStart));
  time.steady = 1000;
  time.wall = 9e15;
  expect(clock.now()).toBe(serverStart + 1000);
});

test('a page that is seen again after a sleep of the phone knows the time at once, and an answer corrects it', () => {
  const { time, clock } = scene();
  time.wall = serverStart;
  clock.learn(dateOf(serverStart));
  // The steady clock stood still for eight hours.
  time.steady = 30_000;
  time.wall = serverStart + 30_000 + 8 * 3_600_000;
  clock.wake();
  expect(clock.now()).toBe(serverStart + 30_000 + 8 * 3_600_000);
  clock.wake();
  expect(clock.now()).toBe(serverStart + 30_000 + 8 * 3_600_000);
});

test('an answer out of a cache does not undo a sleep of the phone', () => {
  const { time, clock } = scene();
  time.wall = serverStart;
  clock.learn(dateOf(serverStart));
  const woken = serverStart + 8 * 3_600_000;
  time.wall = woken;
  clock.wake();
  clock.learn(dateOf(serverStart - 86_400_000));
  expect(clock.now()).toBe(woken);
  clock.learn(dateOf(woken + 5000));
  expect(clock.now()).toBe(woken + 5000);
});

test('a phone whose clock was set while its page was hidden is right again with the next answer', () => {
  const { time, clock } = scene();
  time.wall = serverStart;
  clock.learn(dateOf(serverStart));
  time.steady = 10_000;
  time.wall = serverStart + 86_400_000;
  clock.wake();
  clock.learn(dateOf(serverStart + 10_000));
  expect(clock.now()).toBe(serverStart + 10_000);
  time.steady = 20_000;
  time.wall += 10_000;
  clock.wake();
  expect(clock.now()).toBe(serverStart + 20_000);
});

test('a phone whose clock was set back while its page was hidden counts on', () => {
  const { time, clock } = scene();
  time.wall = serverStart;
  clock.learn(dateOf(serverStart));
  time.steady = 10_000;
  time.wall = serverStart - 86_400_000;
  clock.wake();
  expect(clock.now()).toBe(serverStart + 10_000);
});

test('every answer improves the time, and a slow one does not worsen it', () => {
  const { time, clock } = scene();
  clock.learn(dateOf(serverStart));
  time.steady = 10_900;
  clock.learn(dateOf(serverStart + 11_000));
  expect(clock.now()).toBe(serverStart + 11_000);
  time.steady = 40_900;
  clock.learn(dateOf(serverStart + 31_000));
  expect(clock.now()).toBe(serverStart + 41_000);
});

test('an invalid date changes nothing', () => {
  const { time, clock } = scene();
  time.wall = 7;
  clock.learn('yesterday');
  expect(clock.now()).toBe(7);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the tick runs only while a component watches', async () => {
  const { time, clock } = scene();
  const ticker = createTicker(clock);
  const seen = vi.fn();
  const stop = ticker.subscribe(seen);
  time.wall = 1000;
  await vi.advanceTimersByTimeAsync(1000);
  expect([ticker.now(), seen.mock.calls.length]).toEqual([1000, 1]);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a ticker that nobody watches tells no time that is over a second old', () => {
  const { time, clock } = scene();
  const ticker = createTicker(clock);
  time.wall = 999;
  expect(ticker.now()).toBe(0);
  time.wall = 60_999;
  expect(ticker.now()).toBe(60_999);
});
