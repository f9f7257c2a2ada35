import { afterEach, expect, test, vi } from 'vitest';
import { createSilenceWatch } from './silence-watch.ts';

afterEach(() => void vi.restoreAllMocks());

test('a process that has done its work does not wait for the next look at the connection', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const watch = createSilenceWatch({ bytesRead: 0 }, 60_000, () => undefined);
  await watch.during(Promise.resolve());
  const keeps = timers.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef());
  expect(keeps).toEqual([false]);
});
