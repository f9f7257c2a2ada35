import { expect, test } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { PUSH_TOKEN } from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import { push } from './later-feature.ts';

test('PW-02 the app’s push token is kept with its time, and a new one takes its place', () => {
  const store = createStore(fakeStorage());
  let now = 1000;
  const page: { FoyerNative: object; onFoyerPushToken?: (token: unknown) => void } = { FoyerNative: {} };
  const shell = fakeShell({ shell: { store, clock: { now: () => now } } });
  push.start?.(shell, page as never);
  page.onFoyerPushToken?.('first');
  expect(store.read(PUSH_TOKEN)).toEqual({ token: 'first', createTime: 1000, options: {} });
  now = 2000;
  page.onFoyerPushToken?.('first');
  expect(store.read(PUSH_TOKEN)?.createTime).toBe(1000);
  page.onFoyerPushToken?.('second');
  expect(store.read(PUSH_TOKEN)).toEqual({ token: 'second', createTime: 2000, options: {} });
});
