import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { createEvents } from '../../shell/events/events.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { watchUpdates } from './watch-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('UP-02 a worker that waits while the site does not answer is offered once it answers, and once alone', async () => {
  const registration = { waiting: { scriptURL: '/m/sw.js?merchant=aurora' }, addEventListener: () => undefined };
  const serviceWorker = { controller: {}, getRegistration: async () => registration };
  vi.stubGlobal('navigator', { serviceWorker, onLine: true });
  let isReached = false;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('sw.js')) return new Response('none', { status: 404 });
    asked.push(address);
    if (!isReached) throw new TypeError('Failed to fetch');
    return new Response('version 2', { headers: { 'content-type': 'text/javascript' } });
  });
  const events = createEvents((error) => {
    throw error;
  });
  const open = vi.fn(async () => null);
  const overlays = { open, prepare: async () => undefined };
  const device = { signs: () => ({ standalone: true }) };
  watchUpdates(fakeShell({ shell: { events, overlays, device, store: createStore(fakeStorage()) } } as never));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(open).not.toHaveBeenCalled();
  isReached = true;
  events.publish('wentOnline', {});
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  events.publish('wentOnline', {});
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
});
