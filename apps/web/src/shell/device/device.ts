// SN-06: the device's id, and the signs of its kind.
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

export const storedDeviceId = (store: Store): string | null => store.read(DEVICE_ID) ?? store.read(DEVICE_ID_COOKIE);

/** The id: from local storage, else its cookie, else what is given; kept in both from then on. */
export function findDeviceId(store: Store, otherwise: () => string): string {
  const id = storedDeviceId(store) ?? otherwise();
  store.write(DEVICE_ID, id);
  store.write(DEVICE_ID_COOKIE, id);
  return id;
}

/** Safari's own sign, older than the media query. */
const isStandalone = (view: Window): boolean =>
  Reflect.get(view.navigator, 'standalone') === true || view.matchMedia('(display-mode: standalone)').matches;

/** The operator's app says that it is around the page: by `inApp=1` of the visit, or by its bridge @assumed. */
const isInApp = (view: Window, { inApp }: TabVisit): boolean =>
  inApp === '1' || typeof (Reflect.get(view, 'FoyerNative') ?? '') === 'object';

/** The device of this browser. */
export function createDevice(store: Store, view: Window, visit: TabVisit): Device {
  let id: string | null = null;
  return {
    id: (make) => {
      id ??= findDeviceId(store, make);
      return id;
    },
    signs: () => ({
      userAgent: view.navigator.userAgent,
      touchPoints: view.navigator.maxTouchPoints,
      standalone: isStandalone(view),
      homescreen: visit.homescreen === '1',
    }),
    officialApp: () => isInApp(view, visit),
  };
}
