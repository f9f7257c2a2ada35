// A device of a given kind, for tests.
import type { Device } from '../shell.ts';
import type { DeviceKind } from './device-kind.ts';

const browser = { userAgent: 'Mozilla/5.0 (Linux; Android 12)', touchPoints: 5, standalone: false, homescreen: false };
const iPad = 'Mozilla/5.0 (iPad; CPU OS 14_5 like Mac OS X)';

const signsByKind = {
  IPAD: { ...browser, userAgent: iPad },
  PWA: { ...browser, standalone: true },
  WEBCLIP: { ...browser, userAgent: iPad, standalone: true },
} as const;

/** Returns a device of that kind; null is an ordinary browser. `inApp`: it runs the operator's own app. */
export function fakeDevice(kind: DeviceKind | null = null, { id = 'a'.repeat(36), inApp = false } = {}): Device {
  return { id: () => id, signs: () => (kind ? signsByKind[kind] : browser), officialApp: () => inApp };
}
