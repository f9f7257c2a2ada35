// The permission is asked once a session, two seconds after a log-in; the app's token is kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { PUSH_TOKEN } from '../../shell/storage/push-token-key.ts';
import { createStore } from '../../shell/storage/store.ts';
import { startPush } from './start-push.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const offered = { ok: true, value: { vapidKey: 'BNcRdreALRFX', off: [], quiet: null } };
const notThere = fakeFailure({ kind: 'malformed', errorCode: 'answer.malformed', status: 404 });

function scene({
  answer = null as string | null,
  permission = 'default',
  route = 'home',
  restricted = false,
  settings = offered as object,
} = {}) {
  const store = createStore(fakeStorage());
  const opened: string[] = [];
  const sent: unknown[] = [];
  const loaded: string[] = [];
  let now = 1000;
  const view: Record<string, unknown> = {
    Notification: { permission },
    PushManager: {},
    navigator: { serviceWorker: {} },
    FoyerNative: {},
  };
  const shell = fakeShell({
    shell: {
      store,
      clock: { now: () => now },
      send: async (name: string, input: object) => {
        sent.push([name, input]);
        return { ok: true, value: {} };
      },
      load: async (name: string) => {
        loaded.push(name);
        return settings;
      },
      session: { current: () => ({ id: 'm1', restricted }) } as never,
      navigation: { route: () => route as never },
      texts: { load: async () => undefined },
      overlays: {
        open: async (name: string, props: { message?: string }) => {
          opened.push(props.message ?? name);
          return name === 'pushPrompt' ? answer : null;
        },
      },
    },
  });
  const start = () => startPush(shell, view as never);
  const later = (time: number) => {
    now = time;
  };
  return { store, opened, sent, loaded, view, start, later };
}

test('PU-01 the permission is asked two seconds after a log-in, and not again once it was dismissed', async () => {
  const { opened, start } = scene();
  start();
  await vi.advanceTimersByTimeAsync(1999);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toEqual(['pushPrompt']);
  start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened).toEqual(['pushPrompt']);
});

test('PU-01 a person who says no to the browser reads how to change it (notification_request_tips)', async () => {
  const { opened, start } = scene({ answer: 'denied' });
  start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(opened).toEqual([
    'pushPrompt',
    'Notifications are blocked for this site. Allow them in your browser’s settings, then come back.',
  ]);
});

test.each([[{ permission: 'denied' }], [{ permission: 'granted' }], [{ route: 'deposit' }], [{ restricted: true }]])(
  'nothing is asked with %j',
  async (change) => {
    const { opened, start } = scene(change);
    start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(opened).toEqual([]);
  },
);

test('PW-02 the app’s push token is kept with its time, and a new one takes its place', () => {
  const { store, view, start, later } = scene();
  const give = (token: string) => (view.onFoyerPushToken as (given: unknown) => void)(token);
  start();
  give('first');
  expect(store.read(PUSH_TOKEN)).toEqual({ token: 'first', createTime: 1000, options: {} });
  later(2000);
  give('first');
  expect(store.read(PUSH_TOKEN)?.createTime).toBe(1000);
  give('second');
  expect(store.read(PUSH_TOKEN)).toEqual({ token: 'second', createTime: 2000, options: {} });
});

test.each([
  ['has no push', notThere],
  ['has no key for it', { ok: true, value: { vapidKey: '', off: [], quiet: null } }],
  ['is out of reach', fakeFailure({ kind: 'network', status: 0 })],
])('PU-01 nobody is asked where the back end %s', async (_, settings) => {
  const { opened, loaded, start } = scene({ settings });
  start();
  await vi.advanceTimersByTimeAsync(1999);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([loaded, opened]).toEqual([['push.settings'], []]);
});

test('PU-01 in the app the token is bound at each log-in, after a log-out as well', async () => {
  const { store, sent, view, start } = scene({ permission: 'denied' });
  start();
  (view.onFoyerPushToken as (given: unknown) => void)('of-the-app');
  await vi.advanceTimersByTimeAsync(0);
  // As the log-out does it.
  store.remove(PUSH_TOKEN);
  sent.length = 0;
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    ['relay.fcmBind', { registrationToken: 'of-the-app' }],
    ['relay.fcmSubscribe', { registrationToken: 'of-the-app', topic: 'ALL' }],
  ]);
  expect(store.read(PUSH_TOKEN)?.token).toBe('of-the-app');
});
