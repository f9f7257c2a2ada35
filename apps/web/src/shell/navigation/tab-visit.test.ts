import { expect, test } from 'vitest';
import { fakeDoor } from '../storage/fake-door.ts';
import { createStore } from '../storage/store.ts';
import { readVisit } from './tab-visit.ts';

test('RT-13 inApp, bbg and isBgeTest are kept for the tab alone, across its pages', () => {
  const door = fakeDoor();
  const flags = { inApp: '1', bbg: 'b2', isBgeTest: '1' };
  expect(readVisit(createStore(door), '?inApp=1&bbg=b2&isBgeTest=1&gclid=g1')).toEqual(flags);
  expect(readVisit(createStore(door), '')).toEqual(flags);
  expect([...door.kept.local.keys(), ...door.kept.cookies.keys()]).toEqual([]);
  expect([...door.kept.session.keys()]).toEqual(['MC_VISIT']);
});

test('RT-13 a second tab at a plain address knows nothing of the first one’s visit', () => {
  readVisit(createStore(fakeDoor()), '?inApp=1');
  const second = fakeDoor();
  expect(readVisit(createStore(second), '')).toEqual({});
  expect([...second.kept.session]).toEqual([['MC_VISIT', '{}']]);
});

test('RT-13 the address goes before what the tab remembers', () => {
  const store = createStore(fakeDoor());
  readVisit(store, '?inApp=1');
  expect(readVisit(store, '?inApp=0')).toEqual({ inApp: '0' });
  expect(readVisit(store, '?inApp=%3Cb%3E')).toEqual({});
});

test('IN-05 a visit that began with the homescreen query keeps it on its next pages', () => {
  const store = createStore(fakeDoor());
  expect(readVisit(store, '?homescreen')).toEqual({ homescreen: '1' });
  expect(readVisit(store, '')).toEqual({ homescreen: '1' });
});
