// An app that is not there yet waits for a page that is on its way, but not for ever.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilStaying } from './leaving.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const fresh = { token: null, leaving: false };

/** The milliseconds the app waits; `boot` may change meanwhile. */
async function waited(boot: { left?: number }, after: [ms: number, left: number] | null = null): Promise<number> {
  const start = Date.now();
  let end: number | null = null;
  const page = Object.assign(boot, fresh);
  void untilStaying(page).then(() => {
    end = Date.now();
  });
  if (after)
    setTimeout(() => {
      boot.left = after[1];
    }, after[0]);
  await vi.advanceTimersByTimeAsync(20_000);
  return (end ?? Number.NaN) - start;
}

test('nobody leaves: the app starts at once', async () => {
  expect(await waited({})).toBe(0);
  expect(await waited({ left: 0 })).toBe(0);
});

test('a link was tapped: the app starts five seconds after, if it is still there', async () => {
  expect(await waited({ left: Date.now() })).toBe(5000);
});

test('a visitor who is back starts it', async () => {
  expect(await waited({ left: Date.now() }, [1140, 0])).toBe(1150);
});
