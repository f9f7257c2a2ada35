import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { PUSH_TO_UNBIND, PUSH_TOKEN } from '../storage/push-token-key.ts';
import { createStore } from '../storage/store.ts';
import { sendSessionEnd } from './session-end.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = () => Promise<unknown>;
const answered: Answer = async () => ({ ok: true, value: {} });
const never: Answer = () => new Promise(() => undefined);

function scene(pushToken: string | null, unbound = answered) {
  const store = createStore(fakeStorage());
  if (pushToken) store.write(PUSH_TOKEN, { token: pushToken, createTime: 1, options: {} });
  const sendAs = vi.fn((name: string, _input: object, _options: object) =>
    name === 'relay.fcmUnsubscribe' ? unbound() : answered(),
  );
  let leave = (): void => undefined;
  const deps = {
    transport: { sendAs: sendAs as never },
    store,
    wait: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
    untilLeft: () =>
      new Promise<void>((resolve) => {
        leave = resolve;
      }),
  };
  return { sendAs, store, deps, leave: () => leave() };
}
const asEnded = { token: 't', keepalive: true };
const logOut = ['session.logout', {}, asEnded];
const unbind = ['relay.fcmUnsubscribe', { registrationToken: 'push-1', unsubscribeAll: true }, asEnded];

test.each([
  ['loggedOut', [unbind, logOut]],
  ['notLoggedIn', [unbind]],
  ['memberChanged', [unbind, logOut]],
  ['loggedOutElsewhere', [logOut]],
] as const)('SE-02 SE-01 a session that ends as %s shows %j', async (why, calls) => {
  const { sendAs, deps } = scene('push-1');
  await sendSessionEnd('t', why, deps);
  expect(sendAs.mock.calls).toEqual(calls);
});

test.each([
  ['loggedOut', null],
  ['notLoggedIn', null],
  ['memberChanged', null],
  ['loggedOutElsewhere', 'push-1'],
] as const)('SE-02 after a session that ended as %s this device keeps the push token %s', (why, kept) => {
  const { store, deps } = scene('push-1');
  void sendSessionEnd('t', why, deps);
  expect(store.read(PUSH_TOKEN)?.token ?? null).toBe(kept);
});

test.each([
  ['answered', answered, null],
  ['never answered', never, 'push-1'],
  ['not sent for want of a connection', async () => ({ ok: false, kind: 'offline' }), 'push-1'],
] as const)('SE-02 an unbinding that is %s leaves the record %s to unbind later', async (_, unbound, left) => {
  const { store, deps } = scene('push-1', unbound);
  void sendSessionEnd('t', 'loggedOut', deps);
  expect(store.read(PUSH_TO_UNBIND)?.token).toBe('push-1');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.read(PUSH_TO_UNBIND)?.token ?? null).toBe(left);
});

test('SE-02 a device without a push token unbinds nothing', () => {
  const { sendAs, deps } = scene(null);
  void sendSessionEnd('t', 'loggedOut', deps);
  expect(sendAs.mock.calls).toEqual([logOut]);
});

test('SE-02 the session lives until the push token is unbound, for a second at most', async () => {
  const { sendAs, deps } = scene('push-1', never);
  void sendSessionEnd('t', 'loggedOut', deps);
  await vi.advanceTimersByTimeAsync(999);
  expect(sendAs.mock.calls).toEqual([unbind]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sendAs.mock.calls).toEqual([unbind, logOut]);
});

test('SE-02 whoever closes the page is logged out at once', async () => {
  const { sendAs, deps, leave } = scene('push-1', never);
  void sendSessionEnd('t', 'loggedOut', deps);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(sendAs.mock.calls).toEqual([unbind, logOut]);
});
