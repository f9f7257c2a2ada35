import { expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { beginPlay, endPlay, forgetPlay, PLAY_TIME, playedMinutes } from './play-time.ts';

const MINUTE = 60_000;

test('DP-01 the minutes of several games add up, until a prompt has come', () => {
  const store = createStore(fakeStorage());
  beginPlay(store, 0);
  expect(endPlay(store, 4 * MINUTE)).toBe(true);
  expect(endPlay(store, 9 * MINUTE)).toBe(false);
  beginPlay(store, 20 * MINUTE);
  endPlay(store, 27 * MINUTE);
  expect(playedMinutes(store)).toBe(11);
  forgetPlay(store);
  expect(playedMinutes(store)).toBe(0);
});

test('a clock that goes back counts nothing, and junk is nothing', () => {
  const storage = fakeStorage();
  const store = createStore(storage);
  beginPlay(store, 5 * MINUTE);
  endPlay(store, 0);
  expect(playedMinutes(store)).toBe(0);
  storage.kept.session.set(PLAY_TIME.name, '{"played":"9"}');
  expect(playedMinutes(store)).toBe(0);
});
