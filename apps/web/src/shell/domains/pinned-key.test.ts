import { expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { pinKey, trustedKeys } from './pinned-key.ts';

const page = (key: string, drawnAt: number, merchant = 'aurora') => ({ merchant, key, drawnAt });

test('DF-04 the page’s key is pinned, and a page from an old cache does not replace a newer one', () => {
  const store = createStore(fakeStorage());
  expect(trustedKeys(store, 'aurora', 'k1')).toEqual(['k1']);
  pinKey(store, page('k2', 2000));
  pinKey(store, page('k1', 1000));
  expect(trustedKeys(store, 'aurora', 'k1')).toEqual(['k1', 'k2']);
  pinKey(store, page('k3', 3000));
  expect(trustedKeys(store, 'aurora', 'k3')).toEqual(['k3']);
});

test('a key of another operator and a broken record are ignored', () => {
  const storage = fakeStorage();
  const store = createStore(storage);
  pinKey(store, page('k9', 9000, 'lotus'));
  expect(trustedKeys(store, 'aurora', 'k1')).toEqual(['k1']);
  pinKey(store, page('k1', 1000));
  expect(trustedKeys(store, 'aurora', 'k1')).toEqual(['k1']);
  storage.kept.local.set('MC_PING_KEY', '{"merchant":"aurora","key":7}');
  expect(trustedKeys(store, 'aurora', 'k1')).toEqual(['k1']);
});
