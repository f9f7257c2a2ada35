// The permission is asked once a session, two seconds after a log-in; the app's token is kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { fakeStorage } from '../../shell/storage/fake-storage.ts';
import { PUSH_DISMISSED } from '../../shell/storage/keys.ts';
import { PUSH_TO_UNBIND, PUSH_TOKEN } from '../../shell/storage/push-token-key.ts';
import { createStore } from '../../shell/storage/store.ts';
import { push } from './later-feature.ts';
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
  restricted = false,
  settings = offered as object,
  isWaiting = false,
  isLost = false,
} = {}) {
  const store = createStore(fakeStorage());
  const opened: string[] = [];
  const pages: ((route: RouteName) => boolean)[] = [];
  const closed: string[] = [];
  const sent: unknown[] = [];
  const loaded: string[] = [];
  let now = 1000;
  let member: object | null = { id: 'm1', restricted };
  let takeBack: (answer: null) => void = () => undefined;
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
      session: { current: () => member } as never,
      texts: { load: async () => undefined },
      overlays: {
        open: async (name: string, props: { message?: string }, mayLieOver?: (route: RouteName) => boolean) => {
          opened.push(props.message ?? name);
          if (mayLieOver) pages.push(mayLieOver);
          if (isWaiting)
            return new Promise<null>((resolve) => {
              takeBack = resolve;
            });
          return name === 'pushPrompt' ? answer : null;
        },
        prepare: async () => {
          if (isLost) throw new Error('lost');
        },
        close: (name: string) => {
          closed.push(name);
          takeBack(null);
        },
      },
    },
  });
  const start = () => startPush(shell, view as never);
  const later = (time: number) => {
    now = time;
  };
  const logOut = (why: 'loggedOut' | 'loggedOutElsewhere' = 'loggedOut') => {
    member = null;
    shell.events.publish('sessionEnded', { why });
  };
  const goOnline = () => shell.events.publish('wentOnline', {});
  const closePrompt = () => shell.overlays.close('pushPrompt');
  return { shell, store, opened, pages, closed, sent, loaded, view, start, later, logOut, goOnline, closePrompt };
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

test('PU-01 wherever a member is then, the prompt waits for home or the member’s page', async () => {
  const { shell, pages, start } = scene();
  Object.assign(shell.navigation, { route: () => 'deposit' });
  start();
  await vi.advanceTimersByTimeAsync(2000);
  const [mayLieOver] = pages;
  expect((['deposit', 'home', 'memberHome', 'help'] as const).map((route) => mayLieOver?.(route))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('PU-01 whoever has just registered is asked at the next visit', async () => {
  const { shell, view, opened } = scene();
  push.start?.(shell, view as never);
  shell.events.publish('sessionStarted', { userName: 'maya88', firstTimeLogin: true });
  shell.events.publish('registered', { userName: 'maya88', takeOver: () => undefined });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened).toEqual([]);
});

test('PU-01 a question that never came for want of its code is no refusal', async () => {
  const { store, opened, start } = scene({ isLost: true });
  start();
  await vi.advanceTimersByTimeAsync(2000);
  expect([opened, store.read(PUSH_DISMISSED)]).toEqual([[], null]);
});

test('PU-01 a prompt that nobody has seen yet goes with the session, and is no refusal', async () => {
  const { store, opened, closed, start, logOut } = scene({ isWaiting: true });
  start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(opened).toEqual(['pushPrompt']);
  logOut();
  await vi.advanceTimersByTimeAsync(0);
  expect([closed, store.read(PUSH_DISMISSED)]).toEqual([['pushPrompt'], null]);
});

test.each([
  ['that goes because notifications were allowed in the settings is no refusal', 'granted', null],
  ['that the person closes is a refusal', 'default', '1'],
])('PU-01 a prompt %s', async (_, permission, dismissed) => {
  const { store, view, start, closePrompt } = scene({ isWaiting: true });
  start();
  await vi.advanceTimersByTimeAsync(2000);
  view.Notification = { permission };
  closePrompt();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.read(PUSH_DISMISSED)).toBe(dismissed);
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

test.each([[{ permission: 'denied' }], [{ permission: 'granted' }], [{ restricted: true }]])(
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
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  // As the log-out does it.
  store.remove(PUSH_TOKEN);
  sent.length = 0;
  start();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    ['relay.fcmBind', { registrationToken: 'of-the-app' }],
    ['relay.fcmSubscribe', { registrationToken: 'of-the-app', topic: 'ALL' }],
  ]);
  expect(store.read(PUSH_TOKEN)?.token).toBe('of-the-app');
});

const left = { token: 'left', createTime: 1, options: { endpoint: 'x' } };
const unbinding = ['relay.fcmUnsubscribe', { registrationToken: 'left', unsubscribeAll: true }];

test('SE-02 a device whose log-out was not answered is unbound at the next start', async () => {
  const { store, sent, start, logOut } = scene();
  logOut();
  store.write(PUSH_TO_UNBIND, left);
  start();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([unbinding]);
});

test('SE-02 a device whose log-out was not answered is unbound once there is a connection', async () => {
  const { store, sent, start, logOut, goOnline } = scene();
  start();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  logOut();
  store.write(PUSH_TO_UNBIND, left);
  goOnline();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([unbinding]);
});

test.each([
  ['loggedOut', 1],
  ['loggedOutElsewhere', 0],
] as const)('SE-02 the browser’s subscription ends with the session that is %s: %i', async (why, times) => {
  const { view, start, logOut } = scene({ permission: 'granted', settings: notThere });
  const unsubscribe = vi.fn();
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  view.navigator = { serviceWorker: { ready: Promise.resolve({ pushManager }) } };
  start();
  logOut(why);
  await vi.advanceTimersByTimeAsync(0);
  expect(unsubscribe).toHaveBeenCalledTimes(times);
});

test.each([
  ['nobody has left', false],
  ['a member has left without an answer', true],
])('SE-02 where %s, push of a visitor is loaded: %j', async (_, isLeft) => {
  const { store, sent, shell, view, logOut } = scene();
  logOut();
  delete view.FoyerNative;
  if (isLeft) store.write(PUSH_TO_UNBIND, left);
  push.start?.(shell, view as never);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(isLeft ? [unbinding] : []);
});
