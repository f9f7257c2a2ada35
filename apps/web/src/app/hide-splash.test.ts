import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../shell/storage/fake-storage.ts';
import { HIDE_SPLASH } from '../shell/storage/keys.ts';
import { createStore } from '../shell/storage/store.ts';
import { hideSplash } from './hide-splash.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene() {
  const hidden: string[] = [];
  const app = { hideSplash: () => hidden.push('splash'), hideLoading: () => hidden.push('loading') };
  return { hidden, store: createStore(fakeStorage()), view: { FoyerNative: app } };
}

test('SP-01 the splash goes a second after the first page stands, and the visit remembers it', () => {
  const { hidden, store, view } = scene();
  hideSplash(view, store);
  vi.advanceTimersByTime(999);
  expect(hidden).toEqual([]);
  expect(store.read(HIDE_SPLASH)).toBeNull();
  vi.advanceTimersByTime(1);
  expect(hidden).toContain('splash');
  expect(store.read(HIDE_SPLASH)).toBe('1');
});

test('SP-01 on a later page of the visit the splash goes at once', () => {
  const { hidden, store, view } = scene();
  store.write(HIDE_SPLASH, '1');
  hideSplash(view, store);
  expect(hidden).toEqual(['splash']);
});

test('SP-01 the loading indicator is cleared three times, a second apart', () => {
  const { hidden, store, view } = scene();
  hideSplash(view, store);
  const cleared = () => hidden.filter((what) => what === 'loading').length;
  const counts = [1000, 1000, 1000, 10_000].map((ms) => {
    vi.advanceTimersByTime(ms);
    return cleared();
  });
  expect(counts).toEqual([1, 2, 3, 3]);
});

test('a browser has no splash of the app', () => {
  const { store } = scene();
  hideSplash({}, store);
  vi.advanceTimersByTime(5000);
  expect(store.read(HIDE_SPLASH)).toBeNull();
});
