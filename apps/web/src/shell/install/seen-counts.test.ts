import { expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { noteCounts, SEEN_COUNTS } from './seen-counts.ts';

const counts = (deposits: number, withdrawals = 0) => ({ deposits, withdrawals });

test('DP-03 what has become more is told once, on the next page as well', () => {
  const storage = fakeStorage();
  expect(noteCounts(createStore(storage), 'm1', counts(0))).toEqual([]);
  expect(noteCounts(createStore(storage), 'm1', counts(1))).toEqual(['deposit']);
  expect(noteCounts(createStore(storage), 'm1', counts(1))).toEqual([]);
  expect(noteCounts(createStore(storage), 'm1', counts(2, 1))).toEqual(['deposit', 'withdrawal']);
});

test('DP-03 what was there before this device saw the member is no news', () => {
  const store = createStore(null);
  expect(noteCounts(store, 'm1', counts(7, 3))).toEqual([]);
  expect(noteCounts(store, 'm2', counts(9, 4))).toEqual([]);
  expect(noteCounts(store, 'm2', counts(10, 4))).toEqual(['deposit']);
});

test('DP-03 an answer that came late makes no second news', () => {
  const store = createStore(null);
  noteCounts(store, 'm1', counts(0));
  expect(noteCounts(store, 'm1', counts(1))).toEqual(['deposit']);
  expect(noteCounts(store, 'm1', counts(0))).toEqual([]);
  expect(noteCounts(store, 'm1', counts(1))).toEqual([]);
});

test.each([
  '{"memberId":"m1","deposits":"0","withdrawals":0}',
  '{"memberId":"m1","deposits":-1,"withdrawals":0}',
  '{}',
])('what else is kept counts as nothing: %s', (kept) => {
  const storage = fakeStorage();
  storage.kept.local.set(SEEN_COUNTS.name, kept);
  expect(noteCounts(createStore(storage), 'm1', counts(5))).toEqual([]);
});
