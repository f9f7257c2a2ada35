// Tests the message of private browsing, at the tap and after a page load.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { createToasts } from '../../shell/overlays/create-toasts.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { createStore } from '../../shell/storage/store.ts';
import { privateBrowsing } from './later-feature.ts';
import { showPrivateBrowsingNotice } from './private-browsing-notice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SAID = 'Social log-in doesn’t work in private browsing.';
const FLAG = 'notSupportIncognito';

const view = {} as Window & typeof globalThis;

/** A page of this tab, with real toasts. */
function page(storage = fakeStorage()) {
  const toasts = createToasts(() => undefined);
  const shell = fakeShell({ shell: { store: createStore(storage), overlays: { toast: toasts.show } } });
  return { shell, storage, shown: () => toasts.shown()?.text ?? null };
}

test('SO-06 a refused social log-in shows a message for 1.5 s and stores a flag in the session', async () => {
  const { shell, storage, shown } = page();
  await showPrivateBrowsingNotice(shell);
  expect(storage.kept.session.get(FLAG)).toBe('1');
  expect(storage.kept.local.has(FLAG)).toBe(false);
  vi.advanceTimersByTime(1_499);
  expect(shown()).toBe(SAID);
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

test('SO-06 a page loaded with the flag shows the message again, for 1.5 s and once', async () => {
  const before = page();
  await showPrivateBrowsingNotice(before.shell);
  const { shell, storage, shown } = page(before.storage);
  privateBrowsing.start?.(shell, view);
  await vi.waitFor(() => expect(shown()).toBe(SAID), { interval: 1 });
  expect(storage.kept.session.has(FLAG)).toBe(false);
  vi.advanceTimersByTime(1_500);
  expect(shown()).toBeNull();
  privateBrowsing.start?.(shell, view);
  await vi.dynamicImportSettled();
  expect(shown()).toBeNull();
});

test('SO-06 a page loaded without the flag shows nothing', async () => {
  const { shell, shown } = page();
  privateBrowsing.start?.(shell, view);
  await vi.dynamicImportSettled();
  expect(shown()).toBeNull();
});

test('SO-06 a log-in that is tried before the page has looked for the flag leaves it to the next page', async () => {
  const { shell, storage, shown } = page();
  await showPrivateBrowsingNotice(shell);
  vi.advanceTimersByTime(1_500);
  privateBrowsing.start?.(shell, view);
  await vi.dynamicImportSettled();
  expect([shown(), storage.kept.session.get(FLAG)]).toEqual([null, '1']);
});
