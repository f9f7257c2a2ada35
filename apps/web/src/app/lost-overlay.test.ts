// The app's reaction when the code or data of an overlay does not load.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '../shell/http/fake-wire.ts';
import { type AppScene, openApp, until } from './fake-app.ts';
import { fetchOverlay } from './overlay-code.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const STATUS = '/wps/system/status';
const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens the app whose captcha is lost on the way. */
const openWithoutCaptcha = (): AppScene =>
  openApp({
    fetchOverlay: (name) =>
      name === 'captcha' ? Promise.reject(new TypeError('Failed to fetch')) : fetchOverlay(name),
  });

const askForCaptcha = ({ app: { shell } }: AppScene): Promise<unknown> =>
  shell.overlays.open('captcha', { action: 'login' });

test('DF-01 a captcha that a dead domain does not deliver opens the dialog over the form', async () => {
  const scene = openWithoutCaptcha();
  const { app, requests, answers } = scene;
  const systemRequests = () => requests.filter(({ path }) => /\/(?:status|ping)$/.test(path)).length;
  const started = scene.begin();
  await until(() => expect(systemRequests()).toBe(1));
  await started;
  answers.set(STATUS, unreachable);
  answers.set('/wps/system/test/ping', unreachable);
  app.shell.busy.begin('login');
  expect(await askForCaptcha(scene)).toBeNull();
  // A moment ago it was well; the second question comes after three more seconds.
  await vi.advanceTimersByTimeAsync(5000);
  await until(() => expect(systemRequests()).toBe(2));
  await vi.advanceTimersByTimeAsync(3000);
  await until(() => expect(app.shell.overlays.topmost()).toBe('domainFailure'));
});

test('DF-01 a loss before the domain watch has started still opens the dialog', async () => {
  const scene = openWithoutCaptcha();
  expect(await askForCaptcha(scene)).toBeNull();
  await until(() => expect(scene.app.earlyDoubts).toEqual([{ stopped: true }]));
});
