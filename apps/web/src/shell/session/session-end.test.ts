import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { PUSH_TOKEN } from '../storage/push-token-key.ts';
import { createStore } from '../storage/store.ts';
import { sendSessionEnd } from './session-end.ts';

function scene(pushToken: string | null) {
  const store = createStore(fakeStorage());
  if (pushToken) store.write(PUSH_TOKEN, { token: pushToken, createTime: 1, options: {} });
  const sendAs = vi.fn();
  return { sendAs, store, deps: { transport: { sendAs }, store } };
}
const asEnded = { token: 't' };
const logOut = ['session.logout', {}, asEnded];
const unbind = ['relay.fcmUnsubscribe', { registrationToken: 'push-1' }, asEnded];

test.each([
  ['loggedOut', [logOut, unbind]],
  ['notLoggedIn', [unbind]],
  ['memberChanged', [logOut, unbind]],
  ['loggedOutElsewhere', [logOut]],
] as const)('SE-02 SE-01 a session that ends as %s shows %j', (why, calls) => {
  const { sendAs, deps } = scene('push-1');
  sendSessionEnd('t', why, deps);
  expect(sendAs.mock.calls).toEqual(calls);
});

test.each([
  ['loggedOut', null],
  ['notLoggedIn', null],
  ['memberChanged', null],
  ['loggedOutElsewhere', 'push-1'],
] as const)('SE-02 after a session that ended as %s this device keeps the push token %s', (why, kept) => {
  const { store, deps } = scene('push-1');
  sendSessionEnd('t', why, deps);
  expect(store.read(PUSH_TOKEN)?.token ?? null).toBe(kept);
});

test('SE-02 a device without a push token unbinds nothing', () => {
  const { sendAs, deps } = scene(null);
  sendSessionEnd('t', 'loggedOut', deps);
  expect(sendAs.mock.calls).toEqual([logOut]);
});
