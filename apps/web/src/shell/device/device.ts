// SN-06: the device's id, and what kind of device a log-in says it is.
import { fingerprintBits } from '../http/fingerprint.ts';
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

/** A hash of what the browser says of itself, written like a UUID: 36 characters. */
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

const keptDeviceId = (store: Store): string | null => store.read(DEVICE_ID) ?? store.read(DEVICE_ID_COOKIE);

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
  /** Query of the address the site was started with. */
  readonly homescreen: boolean;
}

const isIPad = ({ userAgent, touchPoints }: DeviceSigns): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** What a log-in says in `device`: a home-screen clip of iOS, an installed web app, an iPad, or nothing. */
export function deviceKind(signs: DeviceSigns): ReturnType<Device['kind']> {
  const ios = /iPhone|iPod/.test(signs.userAgent) || isIPad(signs);
  if (signs.standalone) return ios && !signs.homescreen ? 'WEBCLIP' : 'PWA';
  return isIPad(signs) ? 'IPAD' : null;
}

/** The device of this browser, and how its id is settled. */
export interface TabDevice extends Device {
  /** Asks the helper frame where nothing is kept; whoever needs the id before it has answered gets the traits' hash, and that stays. */
  readonly settle: (askFrame: () => Promise<string | null>) => Promise<void>;
}

/** The device of this browser. `inApp`: the page runs inside the operator's own app @assumed from the kept parameter inApp=1. */
export function createDevice(store: Store, view: Window, inApp: boolean): TabDevice {
  let id: string | null = null;
  const ownHash = (): string => hashTraits(traitsOf(view));
  const take = (otherwise: () => string): string => {
    id ??= findDeviceId(store, otherwise);
    return id;
  };
  const signs = (): DeviceSigns => ({
    userAgent: view.navigator.userAgent,
    touchPoints: view.navigator.maxTouchPoints,
    standalone: view.matchMedia('(display-mode: standalone)').matches,
    homescreen: new URLSearchParams(view.location.search).has('homescreen'),
  });
  return {
    id: () => take(ownHash),
    kind: () => deviceKind(signs()),
    officialApp: () => inApp,
    settle: async (askFrame) => {
      const said = id === null && keptDeviceId(store) === null ? await askFrame() : null;
      take(() => said ?? ownHash());
    },
  };
}
