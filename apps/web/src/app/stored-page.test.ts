import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBusy } from '../shell/busy/busy.ts';
import { createEvents } from '../shell/events/events.ts';
import type { ClientApp } from './client-app.ts';
import { watchCopies } from './stored-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Change {
  readonly isCopy?: boolean;
  readonly isBusy?: boolean;
  /** What stands in the one field of the page. */
  readonly typed?: string;
}

/** A page of a site that has closed; an answer on it is a copy. Returns what happened to the page and to the copies. */
async function closedSite({ isCopy = true, isBusy = false, typed = '' }: Change) {
  const steps: string[] = [];
  const view = {
    document: {
      documentElement: { hasAttribute: () => isCopy, getAttribute: () => '20' },
      querySelectorAll: () => [{ value: typed, defaultValue: '' }],
      getElementById: () => null,
      createElement: () => ({ setAttribute: () => undefined }),
      body: { prepend: () => undefined },
    },
    caches: { delete: async (name: string) => steps.push(`drop ${name}`) },
    history: { state: null, replaceState: () => undefined },
    location: { origin: 'https://play.example.com', pathname: '/m/home', reload: () => steps.push('reload') },
  };
  const events = createEvents((error) => {
    throw error;
  });
  const busy = createBusy();
  if (isBusy) busy.begin('form');
  const sendUnchecked = async () => ({ ok: true, value: { maintenance: true } });
  watchCopies(
    view as never,
    {
      core: { store: { read: () => null }, loadNetwork: async () => ({ transport: { sendUnchecked } }) },
      pages: { refresh: () => steps.push('refresh') },
      shell: { events, busy, settings: { merchant: 'aurora' }, texts: { t: () => '', language: () => 'EN' } },
    } as unknown as ClientApp,
  );
  if (!isCopy) {
    events.publish('copyShown', { storedAt: 20 });
    events.publish('pageShown', { restored: false });
  }
  await vi.advanceTimersByTimeAsync(0);
  return steps.map((step) => step.split(' ')[0]);
}

test('PW-01 a copy of a site that has closed gives way to the page that says why', async () => {
  expect(await closedSite({})).toEqual(['drop', 'reload']);
});

test.each([
  ['with a form or a payment in use', { isBusy: true }],
  ['with text in a field', { typed: 'demo' }],
  ['that came from the network, with an old answer on it', { isCopy: false }],
])('PW-01 a page %s stays when the site closes, and its copies go', async (_, page) => {
  expect(await closedSite(page)).toEqual(['drop']);
});
