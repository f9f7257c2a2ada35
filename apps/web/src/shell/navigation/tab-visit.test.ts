import { expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { readVisit } from './tab-visit.ts';

test('RT-13 inApp, bbg and isBgeTest are kept only in their tab, on all its pages', () => {
  const storage = fakeStorage();
  const flags = { inApp: '1', bbg: 'b2', isBgeTest: '1' };
  expect(readVisit(createStore(storage), '?inApp=1&bbg=b2&isBgeTest=1&gclid=g1')).toEqual(flags);
  expect(readVisit(createStore(storage), '')).toEqual(flags);
  expect([...storage.kept.local.keys(), ...storage.kept.cookies.keys()]).toEqual([]);
  expect([...storage.kept.session.keys()]).toEqual(['MC_VISIT']);
});

test('RT-13 a second tab at a plain address has nothing of the first one’s visit', () => {
  readVisit(createStore(fakeStorage()), '?inApp=1');
  const second = fakeStorage();
  expect(readVisit(createStore(second), '')).toEqual({});
  expect([...second.kept.session]).toEqual([['MC_VISIT', '{}']]);
});

test('RT-13 the address comes before the tab’s stored values', () => {
  const store = createStore(fakeStorage());
  readVisit(store, '?inApp=1');
  expect(readVisit(store, '?inApp=0')).toEqual({ inApp: '0' });
  expect(readVisit(store, '?inApp=%3Cb%3E')).toEqual({});
});

test('IN-05 a visit that started with the homescreen query keeps it on its next pages', () => {
  const store = createStore(fakeStorage());
  expect(readVisit(store, '?homescreen')).toEqual({ homescreen: '1' });
  expect(readVisit(store, '')).toEqual({ homescreen: '1' });
});
