// PU-02: the record, and what becomes of it at each start.
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { PUSH_TO_UNBIND, PUSH_TOKEN } from '../../shell/storage/push-token-key.ts';
import { createStore } from '../../shell/storage/store.ts';
import { fakeShell } from '../fake-page.tsx';
import { endSubscription } from './push-browser.ts';
import { checkPush, unbindLater } from './push-device.ts';

const DAY = 86_400_000;
const VAPID = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

function browser(permission: NotificationPermission) {
  let count = 0;
  let current: object | null = null;
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    count += 1;
    current = {
      endpoint: `https://push.example/${count}`,
      getKey: (name: string) => bytes(name === 'auth' ? 'AAAAAAAAAAAAAAAAAAAAAA' : 'BBBB'),
      options: { applicationServerKey: applicationServerKey.buffer },
      unsubscribe: async () => {
        current = null;
      },
    };
    return current;
  });
  const pushManager = { getSubscription: async () => current, subscribe };
  const view = {
    Notification: { permission },
    PushManager: {},
    navigator: { serviceWorker: { ready: Promise.resolve({ pushManager, scope: 'https://play.example/m/' }) } },
  };
  return { view: view as unknown as Window & typeof globalThis, subscribe };
}

let now = 0;
let vapidKey = VAPID;
beforeEach(() => {
  now = 100 * DAY;
  vapidKey = VAPID;
});

const served = { ok: true, value: {} };
function scene({ permission = 'granted', member = true, restricted = false, unbound = served as object } = {}) {
  const store = createStore(fakeStorage());
  const sent: unknown[] = [];
  const send = async (name: string, input: object) => {
    if (name !== 'push.settings') sent.push([name, input]);
    return name === 'relay.fcmUnsubscribe' ? unbound : { ok: true, value: { vapidKey, off: [], quiet: null } };
  };
  let isIn = member;
  const session = { current: () => (isIn ? { id: 'm1', restricted } : null) };
  const shell = fakeShell({ shell: { store, send, clock: { now: () => now }, session: session as never } });
  const made = browser(permission as NotificationPermission);
  const logOut = (): void => {
    isIn = false;
    store.remove(PUSH_TOKEN);
  };
  /** What a log-out without an answer leaves behind. */
  const leave = (token: string, options = {}): void =>
    void store.write(PUSH_TO_UNBIND, { token, createTime: now, options });
  const unbind = () => unbindLater(shell);
  return { store, sent, ...made, logOut, leave, unbind, check: () => checkPush(shell, made.view) };
}

const tokenOf = (count: number) =>
  Buffer.from(
    JSON.stringify({ endpoint: `https://push.example/${count}`, p256dh: 'BBBB', auth: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  ).toString('base64url');
const bound = (count: number) => [
  ['relay.fcmBind', { registrationToken: tokenOf(count) }],
  ['relay.fcmSubscribe', { registrationToken: tokenOf(count), topic: 'ALL' }],
];

test('PU-02 the record holds the token, its time and the options of the subscription', async () => {
  const { store, sent, check } = scene();
  expect(await check()).toBe(true);
  expect(store.read(PUSH_TOKEN)).toEqual({
    token: tokenOf(1),
    createTime: 100 * DAY,
    options: {
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      p256dh: 'BBBB',
      endpoint: 'https://push.example/1',
      swScope: 'https://play.example/m/',
      vapidKey: VAPID,
    },
  });
  expect(sent).toEqual(bound(1));
});

test('PU-01 a token is renewed after 604800000 milliseconds, and the old one is given up', async () => {
  const { store, sent, check, subscribe } = scene();
  await check();
  now += 604_799_999;
  await check();
  expect(subscribe).toHaveBeenCalledTimes(1);
  sent.length = 0;
  now += 1;
  await check();
  expect(store.read(PUSH_TOKEN)).toMatchObject({ token: tokenOf(2), createTime: now });
  expect(sent).toEqual([
    ['relay.fcmUnsubscribe', { registrationToken: tokenOf(1), unsubscribeAll: true }],
    ...bound(2),
  ]);
});

test('PU-02 a record that is not the browser’s subscription is put right at the next start', async () => {
  const { store, check } = scene();
  await check();
  store.write(PUSH_TOKEN, { token: 'broken', createTime: now, options: { endpoint: 'x' } });
  await check();
  expect(store.read(PUSH_TOKEN)?.token).toBe(tokenOf(1));
});

test('a log-out during the check leaves no record and binds nothing', async () => {
  const { store, sent, subscribe, logOut, check } = scene();
  const made = subscribe.getMockImplementation();
  subscribe.mockImplementation(async (options) => {
    logOut();
    return (await made?.(options)) ?? {};
  });
  expect(await check()).toBe(false);
  expect(store.read(PUSH_TOKEN)).toBeNull();
  expect(sent).toEqual([]);
});

test('another key of the operator makes a new subscription', async () => {
  const { store, check } = scene();
  await check();
  vapidKey = `C${VAPID.slice(1)}`;
  await check();
  expect(store.read(PUSH_TOKEN)).toMatchObject({ token: tokenOf(2), options: { vapidKey } });
});

test('where the permission was taken back, the platform forgets the device', async () => {
  const { store, sent, check } = scene({ permission: 'denied' });
  store.write(PUSH_TOKEN, { token: 'old', createTime: now, options: { endpoint: 'x' } });
  expect(await check()).toBe(false);
  expect(store.read(PUSH_TOKEN)).toBeNull();
  expect(sent).toEqual([['relay.fcmUnsubscribe', { registrationToken: 'old', unsubscribeAll: true }]]);
});

test('PW-02 the app’s token is bound to the member who is logged in', async () => {
  const { store, sent, check } = scene({ permission: 'default' });
  store.write(PUSH_TOKEN, { token: 'app-token', createTime: now, options: {} });
  expect(await check()).toBe(true);
  expect(sent[0]).toEqual(['relay.fcmBind', { registrationToken: 'app-token' }]);
});

test.each([[{ member: false }], [{ restricted: true }]])('nothing is bound for %j', async (who) => {
  const { sent, check } = scene(who);
  expect(await check()).toBe(false);
  expect(sent).toEqual([]);
});

const unbinding = (token: string) => ['relay.fcmUnsubscribe', { registrationToken: token, unsubscribeAll: true }];
const endpoint = { endpoint: 'https://push.example/1' };

test.each([
  ['is served', served, null],
  ['is refused', { ok: false, kind: 'refused', status: 400 }, null],
  ['has come too often', { ok: false, kind: 'refused', status: 429 }, 'left'],
  ['breaks the platform', { ok: false, kind: 'refused', status: 500 }, 'left'],
  ['goes without a connection', { ok: false, kind: 'offline', status: 0 }, 'left'],
  ['is never answered', { ok: false, kind: 'timeout', status: 0 }, 'left'],
])('SE-02 a later unbinding that %s leaves %j', async (_, unbound, kept) => {
  const { store, sent, leave, unbind } = scene({ member: false, unbound: unbound as object });
  leave('left', endpoint);
  await unbind();
  expect(sent).toEqual([unbinding('left')]);
  expect(store.read(PUSH_TO_UNBIND)?.token ?? null).toBe(kept);
});

test('SE-02 a member who logs in again keeps the device: an unbinding that is left is not made', async () => {
  const { store, sent, leave, check } = scene();
  leave(tokenOf(1), endpoint);
  expect(await check()).toBe(true);
  expect(sent).toEqual(bound(1));
  expect(store.read(PUSH_TO_UNBIND)).toBeNull();
});

test('SE-02 where the next member gets another token, that of the one who left is unbound', async () => {
  const { store, sent, leave, check } = scene();
  leave('left', endpoint);
  expect(await check()).toBe(true);
  expect(sent).toEqual([...bound(1), unbinding('left')]);
  expect(store.read(PUSH_TO_UNBIND)).toBeNull();
});

test('SE-02 a member who may only change the password gets no pushes of the one who left', async () => {
  const { sent, leave, check } = scene({ restricted: true });
  leave('left', endpoint);
  await check();
  expect(sent).toEqual([unbinding('left')]);
});

test('SE-02 a visitor’s tab unbinds no device that a member has in another tab', async () => {
  const { store, sent, leave, unbind } = scene({ member: false });
  leave('same', endpoint);
  store.write(PUSH_TOKEN, { token: 'same', createTime: now, options: endpoint });
  await unbind();
  expect(sent).toEqual([]);
});

test('SE-02 the app’s device is unbound from the member who left, though the app tells its token again', async () => {
  const { store, sent, leave, unbind } = scene({ member: false });
  leave('of-the-app');
  store.write(PUSH_TOKEN, { token: 'of-the-app', createTime: now, options: {} });
  await unbind();
  expect(sent).toEqual([unbinding('of-the-app')]);
});

test('SE-02 a log-in right after a log-out gets a new subscription, not the one that is ending', async () => {
  const { store, view, check } = scene();
  await check();
  endSubscription(view);
  await check();
  expect(store.read(PUSH_TOKEN)?.token).toBe(tokenOf(2));
});
