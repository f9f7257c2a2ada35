import { expect, test, vi } from 'vitest';
import { type FakeStorage, fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { createDevice, findDeviceId } from './device.ts';
import { deviceId, hashTraits, traitsOf } from './device-id.ts';
import { deviceKind, webclipFlag } from './device-kind.ts';
import { settleDevice } from './settle-device.ts';

const stored = 'A'.repeat(36);
const other = 'b'.repeat(36);
const traits = () => ['Mozilla/5.0', 'en', '360', '740'];
const hash = () => hashTraits(traits());

test('SN-06 the id comes from local storage, then its cookie, then the browser’s traits', () => {
  const both = fakeStorage();
  both.kept.local.set('DEVICE_ID', stored);
  both.kept.cookies.set('DEVICE_ID', other);
  expect(findDeviceId(createStore(both), hash)).toBe(stored);
  const cookie = fakeStorage();
  cookie.kept.cookies.set('DEVICE_ID', other);
  expect(findDeviceId(createStore(cookie), hash)).toBe(other);
  expect(findDeviceId(createStore(fakeStorage()), hash)).toBe(hashTraits(traits()));
});

test('SN-06 the id is stored in both, the cookie for 365 days', () => {
  const storage = fakeStorage();
  const id = findDeviceId(createStore(storage), hash);
  expect(storage.kept.local.get('DEVICE_ID')).toBe(id);
  expect(storage.kept.cookies.get('DEVICE_ID')).toBe(id);
  expect(storage.written[0]).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
});

test.each(['short', 'A'.repeat(35), 'A'.repeat(37), `${'A'.repeat(35)}!`, ''])('SN-06 %j is not a valid id', (bad) => {
  const storage = fakeStorage();
  storage.kept.local.set('DEVICE_ID', bad);
  expect(findDeviceId(createStore(storage), hash)).toBe(hashTraits(traits()));
});

test('SN-06 the hash of the traits has 36 characters and tells browsers apart', () => {
  const one = hashTraits(traits());
  expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(one).toHaveLength(36);
  expect(hashTraits(traits())).toBe(one);
  expect(hashTraits([...traits(), '2'])).not.toBe(one);
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)';
const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)';
const android = 'Mozilla/5.0 (Linux; Android 12)';

test.each([
  [{ userAgent: android, touchPoints: 5, standalone: false, homescreen: false }, null],
  [{ userAgent: android, touchPoints: 5, standalone: true, homescreen: false }, 'PWA'],
  [{ userAgent: iPhone, touchPoints: 5, standalone: false, homescreen: false }, null],
  [{ userAgent: iPhone, touchPoints: 5, standalone: true, homescreen: false }, 'WEBCLIP'],
  [{ userAgent: iPhone, touchPoints: 5, standalone: true, homescreen: true }, 'PWA'],
  [{ userAgent: iPad, touchPoints: 5, standalone: false, homescreen: false }, 'IPAD'],
  [{ userAgent: iPad, touchPoints: 0, standalone: false, homescreen: false }, null],
  [{ userAgent: iPad, touchPoints: 5, standalone: true, homescreen: false }, 'WEBCLIP'],
  [{ userAgent: iPad, touchPoints: 5, standalone: true, homescreen: true }, 'PWA'],
  [
    {
      userAgent: 'Mozilla/5.0 (iPad; CPU OS 14_5 like Mac OS X)',
      touchPoints: 5,
      standalone: false,
      homescreen: false,
    },
    'IPAD',
  ],
  [{ userAgent: iPad, touchPoints: 0, standalone: true, homescreen: false }, 'PWA'],
])('LG-02 a log-in from %j sends %s', (signs, kind) => {
  expect(deviceKind(signs)).toBe(kind);
});

test.each([
  [{ userAgent: iPhone, touchPoints: 5, standalone: true, homescreen: false }, '1'],
  [{ userAgent: iPad, touchPoints: 5, standalone: true, homescreen: false }, '1'],
  [{ userAgent: iPhone, touchPoints: 5, standalone: true, homescreen: true }, '0'],
  [{ userAgent: iPhone, touchPoints: 5, standalone: false, homescreen: true }, '0'],
  [{ userAgent: iPhone, touchPoints: 5, standalone: false, homescreen: false }, null],
  [{ userAgent: android, touchPoints: 5, standalone: true, homescreen: false }, null],
])('IN-05 WEBCLIP of %j is %s', (signs, flag) => {
  expect(webclipFlag(signs)).toBe(flag);
});

/** The parts of a window that the traits are made of. */
const view = {
  navigator: { userAgent: android, language: 'en', languages: ['en'], maxTouchPoints: 5 },
  screen: { width: 360, height: 740, colorDepth: 24 },
  matchMedia: () => ({ matches: false }),
} as unknown as Window;
const ofTraitsAlone = hashTraits(traitsOf(view));
const SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const start = (storage: FakeStorage, visit = {}) => createDevice(createStore(storage), view, visit);
const idOf = (device: ReturnType<typeof start>) => deviceId(device, view);

test('SN-06 two phones of one model each keep their own id', () => {
  const [one, other] = [fakeStorage(), fakeStorage()];
  const ids = [idOf(start(one)), idOf(start(other))];
  for (const id of ids) expect(id).toMatch(SHAPE);
  expect(new Set([...ids, ofTraitsAlone]).size).toBe(3);
  expect([idOf(start(one)), idOf(start(other))]).toEqual(ids);
  expect([one.kept.local.get('DEVICE_ID'), one.kept.cookies.get('DEVICE_ID')]).toEqual([ids[0], ids[0]]);
});

test('SN-06 with storage and cookies blocked the id stays the same on the page', () => {
  const device = start(fakeStorage({ blocked: true, cookiesBlocked: true }));
  expect(idOf(device)).toBe(idOf(device));
});

test('SN-06 the helper frame loads only without an id in storage and cookie', async () => {
  const storage = fakeStorage();
  const askFrame = vi.fn(async () => other);
  await settleDevice(createStore(storage), askFrame);
  expect([storage.kept.local.get('DEVICE_ID'), storage.kept.cookies.get('DEVICE_ID')]).toEqual([other, other]);
  storage.kept.cookies.delete('DEVICE_ID');
  await settleDevice(createStore(storage), askFrame);
  expect(storage.kept.cookies.get('DEVICE_ID')).toBe(other);
  expect(askFrame).toHaveBeenCalledTimes(1);
});

test('SN-06 a late id of the frame is used for every later call', async () => {
  let answer: (id: string) => void = () => undefined;
  const storage = fakeStorage();
  const device = start(storage);
  const settled = settleDevice(createStore(storage), () => new Promise((resolve) => (answer = resolve)));
  answer(other);
  await settled;
  expect(idOf(device)).toBe(other);
});

test('SN-06 a silent frame stores no id, and the next page tries again', async () => {
  const storage = fakeStorage();
  await settleDevice(createStore(storage), async () => null);
  expect(storage.kept.local.has('DEVICE_ID')).toBe(false);
  const askFrame = vi.fn(async () => other);
  await settleDevice(createStore(storage), askFrame);
  expect(askFrame).toHaveBeenCalledTimes(1);
});

test('SN-06 a log-in does not wait for the frame, and the sent id stays', async () => {
  const storage = fakeStorage();
  const device = start(storage);
  const settled = settleDevice(createStore(storage), async () => other);
  const sent = idOf(device);
  expect(sent).toMatch(SHAPE);
  await settled;
  expect([idOf(device), storage.kept.local.get('DEVICE_ID'), idOf(start(storage))]).toEqual([sent, sent, sent]);
});

test.each([
  ['inApp=1 of the visit', { inApp: '1' }, {}, true],
  ['the app’s bridge', {}, { FoyerNative: {} }, true],
  ['another value', { inApp: '0' }, {}, false],
  ['what is no bridge', {}, { FoyerNative: 'yes' }, false],
  ['an empty bridge', {}, { FoyerNative: null }, false],
  ['neither', {}, {}, false],
])('LG-02 GL-03 by %s the page is inside the operator’s own app: %4$s', (_, visit, names, isInside) => {
  const device = createDevice(createStore(fakeStorage()), { ...view, ...names }, visit);
  expect(device.officialApp()).toBe(isInside);
});

test.each([
  ['the media query', { matchMedia: () => ({ matches: true }) }, true],
  ['Safari’s own property', { navigator: { userAgent: iPhone, maxTouchPoints: 5, standalone: true } }, true],
  ['neither', {}, false],
])('IN-05 %s decides whether the site runs standalone', (_, change, standalone) => {
  const device = createDevice(createStore(fakeStorage()), { ...view, ...change } as unknown as Window, {});
  expect(device.signs().standalone).toBe(standalone);
});
