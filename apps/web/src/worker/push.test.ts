// A push becomes a notice, and a tap on it opens its page: on what the browser offers to a worker.
import { afterEach, expect, test, vi } from 'vitest';
import { startPush } from './push.ts';
import type { WorkerClient, WorkerScope } from './scope.ts';

const ORIGIN = 'https://play.example';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function scene(windows: readonly WorkerClient[] = []) {
  vi.stubGlobal('generalSentences', { EN: 'There is news for you.', VI: 'Có tin mới cho bạn.' });
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  // The parts of the scope that a push uses.
  const scope = {
    location: { origin: ORIGIN, search: '?merchant=aurora' },
    navigator: { languages: ['vi-VN', 'en'] },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
  } as unknown as WorkerScope;
  startPush(scope);
  const fire = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> | null = null;
    listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return {
    ...{ listeners, showNotification, openWindow },
    push: (text: string | null) => fire('push', { data: text === null ? null : { text: () => text } }),
    tap: async (path: unknown) => {
      const close = vi.fn();
      await fire('notificationclick', { notification: { data: { path }, close } });
      return close;
    },
  };
}

/** A window, and what its page answers; null: it never does. */
const windowAt = (url: string, answer: boolean | null = true, isClosed = false) => {
  const navigate = vi.fn(async () => {
    if (isClosed) throw new TypeError('The window is gone.');
  });
  const postMessage = (message: object, [port]: Transferable[]): void => {
    expect(message).toEqual({ type: 'mayMove' });
    if (answer !== null && port instanceof MessagePort) port.postMessage(answer);
  };
  return { url, navigate, postMessage, focus: vi.fn(async () => undefined) };
};

test('PU-01 each push shows a notice, with the operator’s icon and the page of its tap', async () => {
  const { push, showNotification } = scene();
  await push(
    JSON.stringify({ title: 'Aurora', body: 'Your withdrawal was paid.', path: '/m/withdraw?id=7', tag: 'paid.7' }),
  );
  expect(showNotification).toHaveBeenCalledWith('Aurora', {
    body: 'Your withdrawal was paid.',
    icon: '/m/brand/aurora/icon-192.png',
    badge: '/m/brand/aurora/badge.png',
    data: { path: '/m/withdraw?id=7' },
    tag: 'paid.7',
    renotify: true,
  });
});

test.each([[null], [''], ['no JSON']])(
  'PU-01 a push of %j shows a notice, too, in the browser’s language',
  async (text) => {
    const { push, showNotification } = scene();
    await push(text);
    expect(showNotification).toHaveBeenCalledWith(
      'Có tin mới cho bạn.',
      expect.objectContaining({ data: { path: '/m/home' } }),
    );
  },
);

test.each([['/m/order?id=1'], ['/m/withdraw?id=1'], ['/m/member/bets'], ['/m/member/home?chat=open']])(
  'PU-01 a tap opens %s in a new window where the site has none',
  async (path) => {
    const { tap, openWindow } = scene([windowAt('https://play.example/games/lottery/')]);
    const close = await tap(path);
    expect(close).toHaveBeenCalledOnce();
    expect(openWindow.mock.calls).toEqual([[path]]);
  },
);

test('PU-01 a tap brings the site’s window to the front and moves it to the page', async () => {
  const front = windowAt('https://play.example/m/home');
  const { tap, openWindow } = scene([front]);
  await tap('/m/member/bets');
  expect(front.focus).toHaveBeenCalledOnce();
  expect(front.navigate.mock.calls).toEqual([['/m/member/bets']]);
  expect(openWindow).not.toHaveBeenCalled();
});

test('PU-01 a window with a half-filled form or a game stays as it is: the page opens in another one', async () => {
  const busy = windowAt('https://play.example/m/deposit', false);
  const alone = scene([busy]);
  await alone.tap('/m/member/bets');
  expect(alone.openWindow.mock.calls).toEqual([['/m/member/bets']]);
  const free = windowAt('https://play.example/m/home');
  const both = scene([busy, free]);
  await both.tap('/m/member/bets');
  expect([free.navigate.mock.calls, both.openWindow.mock.calls]).toEqual([[['/m/member/bets']], []]);
  expect([busy.focus.mock.calls, busy.navigate.mock.calls]).toEqual([[], []]);
});

test('PU-01 a window that does not answer within a second leaves the page to a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = windowAt('https://play.example/m/home', null);
  const { tap, openWindow } = scene([silent]);
  const tapped = tap('/m/member/bets');
  await vi.advanceTimersByTimeAsync(999);
  expect(openWindow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await tapped;
  expect([silent.navigate.mock.calls, openWindow.mock.calls]).toEqual([[], [['/m/member/bets']]]);
});

test('a window that was closed meanwhile leaves the page to a new one', async () => {
  const { tap, openWindow } = scene([windowAt('https://play.example/m/home', true, true)]);
  await tap('/m/member/bets');
  expect(openWindow.mock.calls).toEqual([['/m/member/bets']]);
});

test.each([['https://evil.example/m/home'], ['javascript:alert(1)'], ['/wps/session/logout'], [7]])(
  'a tap on a forged notice about %j opens home',
  async (path) => {
    const { tap, openWindow } = scene();
    await tap(path);
    expect(openWindow.mock.calls).toEqual([['/m/home']]);
  },
);

test('a message of a page is no push: the worker shows notices for the push service alone', () => {
  expect([...scene().listeners.keys()]).toEqual(['push', 'notificationclick']);
});
