// SN-06: the device's id, and what kind of device a log-in says it is.
import { fingerprintBits } from '../http/fingerprint.ts';
import type { TabVisit } from '../navigation/tab-visit.ts';
import type { Device } from '../shell.ts';
import { textLike } from '../storage/shapes.ts';
import type { StorageKey, Store } from '../storage/store.ts';

/** Length of a device id; any other length is not valid. */
export const DEVICE_ID_LENGTH = 36;
/** Lifetime of its cookie. */
export const DEVICE_COOKIE_DAYS = 365;

const deviceId = textLike(/^[0-9A-Za-z-]{36}$/);

export const DEVICE_ID: StorageKey<string> = { name: 'DEVICE_ID', area: 'local', shape: deviceId };
export const DEVICE_ID_COOKIE: StorageKey<string> = {
  name: 'DEVICE_ID',
  area: 'cookie',
  shape: deviceId,
  days: DEVICE_COOKIE_DAYS,
};

const HEX_OF_53_BITS = 14;

/** A hash of texts, written like a UUID: 36 characters. */
export function hashTraits(traits: readonly string[]): string {
  const text = traits.join('\n');
  const hex = [1, 2, 3].map((seed) => fingerprintBits(text, seed).toString(16).padStart(HEX_OF_53_BITS, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** What is known of the browser without asking anyone. */
export const traitsOf = (view: Window): readonly string[] => {
  const { navigator, screen } = view;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { userAgent, language, languages, hardwareConcurrency, maxTouchPoints, platform } = navigator;
  return [
    userAgent,
    language,
    languages,
    hardwareConcurrency,
    maxTouchPoints,
    platform,
    screen.width,
    screen.height,
    screen.colorDepth,
    view.devicePixelRatio,
    zone,
  ].map(String);
};

/** Phones of one model say the same of themselves: a random number is part of what is hashed. */
const newDeviceId = (view: Window): string =>
  hashTraits([...traitsOf(view), String(crypto.getRandomValues(new Uint32Array(4)))]);

export const keptDeviceId = (store: Store): string | null => store.read(DEVICE_ID) ?? store.read(DEVICE_ID_COOKIE);

/** The id: from local storage, else its cookie, else what is given; kept in both from then on. */
export function findDeviceId(store: Store, otherwise: () => string): string {
  const id = keptDeviceId(store) ?? otherwise();
  store.write(DEVICE_ID, id);
  store.write(DEVICE_ID_COOKIE, id);
  return id;
}

export interface DeviceSigns {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** Runs without the browser's own bars. */
  readonly standalone: boolean;
  /** The visit's first address had this query. */
  readonly homescreen: boolean;
}

const isIPad = ({ userAgent, touchPoints }: DeviceSigns): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

const isIos = (signs: DeviceSigns): boolean => /iPhone|iPod/.test(signs.userAgent) || isIPad(signs);

/** IN-05: whether the site runs as a clip of the iOS home screen; null where nothing tells. */
export function webclipFlag(signs: DeviceSigns): '0' | '1' | null {
  if (signs.homescreen) return '0';
  return signs.standalone && isIos(signs) ? '1' : null;
}

/** What a log-in says in `device`: a home-screen clip of iOS, an installed web app, an iPad, or nothing. */
export function deviceKind(signs: DeviceSigns): ReturnType<Device['kind']> {
  if (signs.standalone) return webclipFlag(signs) === '1' ? 'WEBCLIP' : 'PWA';
  return isIPad(signs) ? 'IPAD' : null;
}

export interface TabDevice extends Device {
  readonly webclip: () => '0' | '1' | null;
}

/** Safari's own sign, older than the media query. */
const isStandalone = (view: Window): boolean =>
  Reflect.get(view.navigator, 'standalone') === true || view.matchMedia('(display-mode: standalone)').matches;

/** The device of this browser. `inApp=1` of the visit: the page runs inside the operator's own app @assumed. */
export function createDevice(store: Store, view: Window, visit: TabVisit): TabDevice {
  let id: string | null = null;
  const signs = (): DeviceSigns => ({
    userAgent: view.navigator.userAgent,
    touchPoints: view.navigator.maxTouchPoints,
    standalone: isStandalone(view),
    homescreen: visit.homescreen === '1',
  });
  return {
    id: () => {
      id ??= findDeviceId(store, () => newDeviceId(view));
      return id;
    },
    kind: () => deviceKind(signs()),
    webclip: () => webclipFlag(signs()),
    officialApp: () => visit.inApp === '1',
  };
}
