import { expect, test } from 'vitest';
import { fakeDoor } from '../storage/fake-door.ts';
import { createStore } from '../storage/store.ts';
import { deviceKind, findDeviceId, hashTraits } from './device.ts';

const stored = 'A'.repeat(36);
const other = 'b'.repeat(36);
const traits = () => ['Mozilla/5.0', 'en', '360', '740'];

test('SN-06 the id comes from local storage, else from its cookie, else from the browser’s traits', () => {
  const both = fakeDoor();
  both.kept.local.set('DEVICE_ID', stored);
  both.kept.cookies.set('DEVICE_ID', other);
  expect(findDeviceId(createStore(both), traits)).toBe(stored);
  const cookie = fakeDoor();
  cookie.kept.cookies.set('DEVICE_ID', other);
  expect(findDeviceId(createStore(cookie), traits)).toBe(other);
  expect(findDeviceId(createStore(fakeDoor()), traits)).toBe(hashTraits(traits()));
});

test('SN-06 it is kept in both, the cookie for 365 days', () => {
  const door = fakeDoor();
  const id = findDeviceId(createStore(door), traits);
  expect(door.kept.local.get('DEVICE_ID')).toBe(id);
  expect(door.kept.cookies.get('DEVICE_ID')).toBe(id);
  expect(door.written[0]).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
});

test.each(['short', 'A'.repeat(35), 'A'.repeat(37), `${'A'.repeat(35)}!`, ''])('SN-06 %j is no valid id', (bad) => {
  const door = fakeDoor();
  door.kept.local.set('DEVICE_ID', bad);
  expect(findDeviceId(createStore(door), traits)).toBe(hashTraits(traits()));
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
  expect(findDeviceId(blocked(), traits)).toBe(findDeviceId(blocked(), traits));
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
