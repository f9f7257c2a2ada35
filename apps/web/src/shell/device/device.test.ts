import { expect, test, vi } from 'vitest';
import { fakeDoor } from '../storage/fake-door.ts';
import { createStore } from '../storage/store.ts';
import { createDevice, deviceKind, findDeviceId, hashTraits, traitsOf } from './device.ts';

const stored = 'A'.repeat(36);
const other = 'b'.repeat(36);
const traits = () => ['Mozilla/5.0', 'en', '360', '740'];
const hash = () => hashTraits(traits());

test('SN-06 the id comes from local storage, else from its cookie, else from the browser’s traits', () => {
  const both = fakeDoor();
  both.kept.local.set('DEVICE_ID', stored);
  both.kept.cookies.set('DEVICE_ID', other);
  expect(findDeviceId(createStore(both), hash)).toBe(stored);
  const cookie = fakeDoor();
  cookie.kept.cookies.set('DEVICE_ID', other);
  expect(findDeviceId(createStore(cookie), hash)).toBe(other);
  expect(findDeviceId(createStore(fakeDoor()), hash)).toBe(hashTraits(traits()));
});

test('SN-06 it is kept in both, the cookie for 365 days', () => {
  const door = fakeDoor();
  const id = findDeviceId(createStore(door), hash);
  expect(door.kept.local.get('DEVICE_ID')).toBe(id);
  expect(door.kept.cookies.get('DEVICE_ID')).toBe(id);
  expect(door.written[0]).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
});

test.each(['short', 'A'.repeat(35), 'A'.repeat(37), `${'A'.repeat(35)}!`, ''])('SN-06 %j is no valid id', (bad) => {
  const door = fakeDoor();
  door.kept.local.set('DEVICE_ID', bad);
  expect(findDeviceId(createStore(door), hash)).toBe(hashTraits(traits()));
});

test('SN-06 the hash of the traits is itself 36 characters long and tells browsers apart', () => {
  const one = hashTraits(traits());
  expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(one).toHaveLength(36);
  expect(hashTraits(traits())).toBe(one);
  expect(hashTraits([...traits(), '2'])).not.toBe(one);
});

test('SN-06 with storage and cookies blocked the id is the same at every start', () => {
  const blocked = () => createStore(fakeDoor({ blocked: true, cookiesBlocked: true }));
  expect(findDeviceId(blocked(), hash)).toBe(findDeviceId(blocked(), hash));
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
])('a log-in from %j says %s', (signs, kind) => {
  expect(deviceKind(signs)).toBe(kind);
});

/** The parts of a window that the traits are made of. */
const view = {
  navigator: { userAgent: android, language: 'en', languages: ['en'], maxTouchPoints: 5 },
  screen: { width: 360, height: 740, colorDepth: 24 },
  location: { search: '' },
  matchMedia: () => ({ matches: false }),
} as unknown as Window;
const ownHash = hashTraits(traitsOf(view));

test('SN-06 the helper frame is asked only where neither storage nor cookie has an id', async () => {
  const door = fakeDoor();
  const askFrame = vi.fn(async () => other);
  await createDevice(createStore(door), view, false).settle(askFrame);
  expect(door.kept.local.get('DEVICE_ID')).toBe(other);
  await createDevice(createStore(door), view, false).settle(askFrame);
  expect(askFrame).toHaveBeenCalledTimes(1);
});

test('SN-06 a frame that says nothing leaves the hash of the traits', async () => {
  const device = createDevice(createStore(fakeDoor()), view, false);
  await device.settle(async () => null);
  expect(device.id()).toBe(ownHash);
});

test('SN-06 a log-in does not wait for the frame, and what it said of itself stays', async () => {
  const door = fakeDoor();
  const device = createDevice(createStore(door), view, false);
  const settled = device.settle(async () => other);
  expect(device.id()).toBe(ownHash);
  await settled;
  expect(device.id()).toBe(ownHash);
  expect(door.kept.local.get('DEVICE_ID')).toBe(ownHash);
});
