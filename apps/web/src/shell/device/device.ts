// SN-06: the device's id, and what kind of device a log-in says it is.
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

/** IN-05: tells whether the site runs as a clip of the iOS home screen; null where no sign tells. */
export function webclipFlag(signs: DeviceSigns): '0' | '1' | null {
  if (signs.homescreen) return '0';
  return signs.standalone && isIos(signs) ? '1' : null;
}

/** Returns the `device` value of a log-in: a home-screen clip of iOS, an installed web app, an iPad, or nothing. */
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
    id: (make) => {
      id ??= findDeviceId(store, make);
      return id;
    },
    kind: () => deviceKind(signs()),
    webclip: () => webclipFlag(signs()),
    officialApp: () => visit.inApp === '1',
  };
}
