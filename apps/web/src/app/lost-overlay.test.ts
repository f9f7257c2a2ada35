// What follows when the code of an overlay that a person asked for does not come.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '../shell/http/fake-wire.ts';
import { openHouse, until } from './fake-house.ts';

const lost = vi.hoisted(() => new Set<string>());

vi.mock('./overlay-code.ts', async (original) => {
  const real = await original<typeof import('./overlay-code.ts')>();
  const fetchOverlay: typeof real.fetchOverlay = (name, texts) =>
    lost.has(name) ? Promise.reject(new TypeError('Failed to fetch')) : real.fetchOverlay(name, texts);
  return { ...real, fetchOverlay };
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  lost.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const STATUS = '/wps/system/status';
const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

test('DF-01 a captcha whose code a dead domain does not deliver brings the dialog over the form', async () => {
  const scene = openHouse();
  const { house, requests, answers } = scene;
  const asked = () => requests.filter(({ path }) => path.startsWith('/wps/system/')).length;
  const started = scene.begin();
  await until(() => expect(asked()).toBe(1));
  await started;
  answers.set(STATUS, unreachable);
  answers.set('/wps/system/test/ping', unreachable);
  house.shell.busy.begin('login');
  lost.add('captcha');
  expect(await house.shell.overlays.ask('captcha', { action: 'login' })).toBeNull();
  // A moment ago it was well; the second question comes after three more seconds.
  await vi.advanceTimersByTimeAsync(5000);
  await until(() => expect(asked()).toBe(2));
  await vi.advanceTimersByTimeAsync(3000);
  await until(() => expect(house.shell.overlays.seen()).toBe('domainFailure'));
});

test('DF-01 one that was lost before anybody watched the domain is not forgotten', async () => {
  const { house } = openHouse();
  lost.add('captcha');
  expect(await house.shell.overlays.ask('captcha', { action: 'login' })).toBeNull();
  await until(() => expect(house.earlyDoubts).toEqual([{ stopped: true }]));
});
