// IN-03, IN-04: what the panel keeps, tells and publishes.
import { recorded } from '@foyer/contract/recorded';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell, fakeState } from '../../kit/fake-page.tsx';
import { createBusy } from '../../shell/busy/busy.ts';
import { dropInstallPrompt, keepInstallPrompt } from '../../shell/device/install-prompt.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeSparseBackend } from '../../shell/http/fake-sparse-backend.ts';
import { refused } from '../../shell/http/fake-wire.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { createOverlays } from '../../shell/overlays/create-overlays.ts';
import { INSTALL_DISMISS_COUNT, INSTALL_DISMISSED, INSTALLED } from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import { fakeOffer } from './fake-offer.ts';
import { panelFlow } from './panel.flow.ts';
import { panelRunner } from './panel.runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dropInstallPrompt();
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) Version/17.1 Mobile Safari/604.1';

function scene({
  userAgent = 'Linux; Android 13',
  pathname = '/m/home',
  load = fakeOffer({}) as Load,
  overlays = {},
} = {}) {
  const store = createStore(null);
  const opened: string[] = [];
  const shown: Record<string, unknown>[] = [];
  const toasts: unknown[] = [];
  const closed = vi.fn();
  const installed = vi.fn();
  const goers = new Set<() => void>();
  let answer: (given: unknown) => void = () => undefined;
  const view = Object.assign(new EventTarget(), { location: { pathname } });
  const shell = fakeShell({
    shell: {
      store,
      load,
      navigation: {
        origin: 'https://play.example',
        subscribe: (listener) => {
          goers.add(listener);
          return () => void goers.delete(listener);
        },
      },
      device: {
        signs: () => ({ userAgent, touchPoints: 5, standalone: false, homescreen: false }),
        officialApp: () => false,
      },
      overlays: {
        topmost: () => null,
        toast: (...args: unknown[]) => void toasts.push(args),
        open: (name: string, props: Record<string, unknown>) => {
          opened.push(name);
          shown.push(props);
          return new Promise((resolve) => {
            answer = resolve;
          });
        },
        ...overlays,
      },
    },
  });
  shell.events.on('addToHomeScreenClosed', closed);
  shell.events.on('siteInstalled', installed);
  keepInstallPrompt(view as unknown as Window);
  const offer = (outcome: 'accepted' | 'dismissed') => {
    const prompt = vi.fn(async () => undefined);
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome }),
    });
    view.dispatchEvent(event);
    return { event, prompt };
  };
  const start = () => run(panelFlow, panelRunner(shell, view as unknown as Window));
  return {
    store,
    opened,
    shown,
    toasts,
    closed,
    installed,
    view,
    offer,
    start,
    answer: (given: unknown) => answer(given),
    goTo: (pathname: string) => {
      view.location.pathname = pathname;
      for (const goer of goers) goer();
    },
  };
}

test('IN-01 on iOS the panel comes without delay', async () => {
  const { opened, start } = scene({ userAgent: iphone });
  start();
  await pass(0);
  expect(opened).toEqual(['installPanel']);
});

test('IN-01 elsewhere it comes after 1000 ms, once the browser has made its offer', async () => {
  const { opened, start, offer } = scene();
  start();
  await pass(1500);
  expect(opened).toEqual([]);
  expect(offer('accepted').event.defaultPrevented).toBe(true);
  await pass(150);
  expect(opened).toEqual(['installPanel']);
});

test('IN-01 on a page that was left and is there again, the offer of the browser has as long to come', async () => {
  const { opened, start, offer, goTo } = scene();
  start();
  await pass(500);
  goTo('/m/login');
  goTo('/m/home');
  // 1000 ms, and 19 of the 20 looks of 150 ms each.
  await pass(1000 + 19 * 150 - 1);
  offer('accepted');
  await pass(151);
  expect(opened).toEqual(['installPanel']);
});

test('IN-01 without an offer of the browser it never comes', async () => {
  const { opened, start, offer } = scene();
  start();
  await pass(1000 + 20 * 150);
  offer('accepted');
  await pass(60_000);
  expect(opened).toEqual([]);
});

test('IN-01 no other page has it', async () => {
  const { opened, start } = scene({ userAgent: iphone, pathname: '/m/login' });
  start();
  await pass(60_000);
  expect(opened).toEqual([]);
});

test('IN-01 behind a message it waits for home, wherever the person is when that goes', async () => {
  const queue = createOverlays({
    busy: createBusy(),
    openStep: () => () => undefined,
    fetchCode: () => null,
    lostText: () => '',
    route: 'home',
  });
  const { start } = scene({ userAgent: iphone, overlays: queue });
  queue.toast('You are logged in', 'pos');
  start();
  await pass(0);
  expect(queue.waitingOverlays()).toMatchObject([{ name: 'installPanel' }]);
  queue.leavePage('deposit');
  queue.arrive('deposit');
  await pass(60_000);
  expect(queue.topmost()).toBeNull();
  queue.leavePage('home');
  queue.arrive('home');
  expect(queue.topmost()).toBe('installPanel');
});

test('IN-03 its end is published, and a refusal is kept for the visit and counted', async () => {
  const { store, closed, start, answer } = scene({ userAgent: iphone });
  start();
  await pass(0);
  expect(closed).not.toHaveBeenCalled();
  answer('browser');
  await pass(0);
  expect(closed).toHaveBeenCalledOnce();
  expect([store.read(INSTALL_DISMISSED), store.read(INSTALL_DISMISS_COUNT)]).toEqual(['1', 1]);
});

test('IN-03 a panel that never came for want of its code was not refused', async () => {
  const { store, opened, start } = scene({
    userAgent: iphone,
    overlays: { prepare: () => Promise.reject(new Error('lost')) },
  });
  start();
  await pass(60_000);
  expect([opened, store.read(INSTALL_DISMISSED), store.read(INSTALL_DISMISS_COUNT)]).toEqual([[], null, null]);
});

test('IN-06 on iOS the guide takes the place of the browser’s question', async () => {
  const { opened, start, answer } = scene({ userAgent: iphone });
  start();
  await pass(0);
  answer('web');
  await pass(0);
  expect(opened).toEqual(['installPanel', 'installGuide']);
});

test('IN-04 an accepted installation is told for 3 s; once done it is kept, and published', async () => {
  const { store, toasts, installed, view, offer, start, answer } = scene();
  const { prompt } = offer('accepted');
  start();
  await pass(0);
  answer('web');
  await pass(0);
  expect(prompt).toHaveBeenCalledOnce();
  expect(toasts).toEqual([['Installing. Look for it on your home screen.', 'pos', 3000]]);
  expect(store.read(INSTALLED)).toBeNull();
  view.dispatchEvent(new Event('appinstalled'));
  await pass(0);
  expect([store.read(INSTALLED), store.read(INSTALL_DISMISS_COUNT)]).toEqual(['1', 99]);
  expect(installed).toHaveBeenCalledOnce();
});

test('IN-04 a dismissed installation is kept for the visit and counted', async () => {
  const { store, toasts, offer, start, answer } = scene();
  offer('dismissed');
  start();
  await pass(0);
  answer('web');
  await pass(0);
  expect(toasts).toEqual([]);
  expect([store.read(INSTALL_DISMISSED), store.read(INSTALL_DISMISS_COUNT)]).toEqual(['1', 1]);
});

test.each([
  ['nothing of it', {}, 'Aurora', null],
  [
    'its title and an icon',
    { mobileTemplate: { title: 'Heron', icons: { 192: '/m/brand/aurora/icon.png' } } },
    'Heron',
    'https://play.example/m/brand/aurora/icon.png',
  ],
])('IN-01 IN-06 a back end that names %s has panel and guide', async (_, named, title, icon) => {
  const { transport } = fakeSparseBackend(fakeState().settings, {
    'system.settings': { ...recorded['system.settings'].value, ...named },
  });
  const { opened, shown, start, answer } = scene({ userAgent: iphone, load: transport.send });
  start();
  await vi.waitFor(() => expect(opened).toEqual(['installPanel']));
  expect(shown[0]).toMatchObject({ title, icon, hasApp: false, hasWeb: true, isFullscreen: false, isClosable: true });
  answer('web');
  await vi.waitFor(() => expect(opened).toEqual(['installPanel', 'installGuide']));
});

test.each([
  ['fullscreen', true],
  ['panel', false],
])('IN-02 with bottom_app_bar_mode %s the panel fills the screen: %s', async (value, isFullscreen) => {
  const prompt = { bottom_app_bar_mode: { enabled: true, value } };
  const { shown, start } = scene({ userAgent: iphone, load: fakeOffer({ prompt }) as Load });
  start();
  await pass(0);
  expect(shown).toMatchObject([{ isFullscreen }]);
});

test('IN-01 a back end that is out of reach for a moment is asked again', async () => {
  const { transport, answer: reply } = fakeSparseBackend(fakeState().settings);
  reply(refused('unknown_error', 503));
  const loads = vi.fn(transport.send);
  const { opened, start } = scene({ userAgent: iphone, load: loads as Load });
  start();
  await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(4));
  await pass(0);
  expect(opened).toEqual([]);
  start();
  await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(8));
});
