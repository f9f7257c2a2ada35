import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeShell } from '../fake-page.tsx';
import { createCallWatch } from './call-watch.ts';

const { output } = examples['game.wins'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watched = () => {
  const load = vi.fn(async () => ({ ok: true, value: output }) as const);
  const shell = fakeShell();
  const page = { isVisible: true };
  const watch = createCallWatch({
    ...shell,
    read: () => load(),
    none: { latest: [], largest: [] },
    everyMs: 30_000,
    isVisible: () => page.isVisible,
  });
  return { load, page, watch, events: shell.events };
};

test('wins are loaded with the first look, and again every 30 seconds while somebody looks', async () => {
  const { load, page, watch } = watched();
  expect(load).not.toHaveBeenCalled();
  const listener = vi.fn();
  const stop = watch.subscribe(listener);
  await vi.advanceTimersByTimeAsync(0);
  expect([watch.current(), listener.mock.calls.length]).toEqual([output, 1]);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  page.isVisible = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  page.isVisible = true;
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('the last wins stay when the next request fails', async () => {
  const { load, watch } = watched();
  watch.subscribe(vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  load.mockResolvedValueOnce(fakeFailure({ errorCode: 'unknown_error' }) as never);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(watch.current()).toEqual(output);
});

test('a first request that fails leaves an empty list, and the next one fills it', async () => {
  const { load, watch } = watched();
  load.mockResolvedValueOnce(fakeFailure({ errorCode: 'unknown_error' }) as never);
  watch.subscribe(vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.current()).toEqual({ latest: [], largest: [] });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(watch.current()).toEqual(output);
});

test('a page that is shown again looks at once', async () => {
  const { load, watch, events } = watched();
  watch.subscribe(vi.fn());
  events.publish('pageShown', { restored: false });
  expect(load).toHaveBeenCalledTimes(2);
});

test('LA-01 a page that changes its language looks at once, and no more when nobody watches', async () => {
  const { load, watch, events } = watched();
  const stop = watch.subscribe(vi.fn());
  events.publish('languageChanged', { language: 'VI' });
  expect(load).toHaveBeenCalledTimes(2);
  stop();
  events.publish('languageChanged', { language: 'EN' });
  expect(load).toHaveBeenCalledTimes(2);
});
