import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../kit/fake-page.tsx';
import { failure } from '../shell/http/failure.ts';
import type { Failure } from '../shell/http/outcome.ts';
import { notifyOffline, retryLostPages } from './connection-loss.ts';
import type { Pages } from './pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene(failed: Failure | null, online = true) {
  const refresh = vi.fn(async () => undefined);
  const page = { at: failed ? 'failed' : 'ready', failure: failed };
  // Only the parts of the pages that recovery looks at.
  const pages = { page: () => page, refresh } as unknown as Pages;
  const shell = fakeShell();
  retryLostPages({ shell, pages }, () => online);
  return { events: shell.events, refresh };
}

test('a page that failed without a connection loads when it is back', () => {
  const { events, refresh } = scene(failure('offline', 'offline'));
  events.publish('wentOnline', {});
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  failure('timeout', 'ECONNABORTED'),
  failure('refused', 'service.unavailable', { status: 503 }),
  failure('network', 'chunk.lost'),
])('a page that failed for $errorCode is retried within 12 s', async (failed) => {
  const { refresh } = scene(failed);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(refresh).toHaveBeenCalled();
});

test.each([[null], [failure('refused', 'region.restricted', { status: 403 })]])(
  'a page that cannot recover is left alone: %j',
  async (failed) => {
    const { refresh } = scene(failed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).not.toHaveBeenCalled();
  },
);

test('no retry happens while the browser is offline', async () => {
  const { refresh } = scene(failure('offline', 'offline'), false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

test.each([
  [true, [['You are offline. Check your connection.', 'warn', 1500]]],
  [false, []],
])('HT-12 losing the connection is a toast of 1.5 s where https is %s', (https, toasts) => {
  const toast = vi.fn();
  const shell = fakeShell({ shell: { overlays: { toast } } });
  notifyOffline(shell, https);
  shell.events.publish('wentOffline', {});
  expect(toast.mock.calls).toEqual(toasts);
});
