// The only module that uses Storage and cookies. Memory replaces blocked or corrupt storage.

export type Area = 'local' | 'session' | 'cookie';

/** One thing that is kept. `shape` turns what was found into a value, or null when it has not the agreed shape. */
export interface StorageKey<T> {
  readonly name: string;
  readonly area: Area;
  /** Kept as JSON; without it the bare text is kept. */
  readonly json?: true;
  readonly shape: (found: unknown) => T | null;
  /** Lifetime of a cookie. */
  readonly days?: number;
}

/** The methods of a Storage that the store needs. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The storages of the browser. Each call gets its storage anew, because even reading `window.localStorage` may throw.
 */
export interface StoragePort {
  readonly local: () => StorageArea;
  readonly session: () => StorageArea;
  readonly readCookies: () => string;
  readonly writeCookie: (cookie: string) => void;
  readonly secure: boolean;
}

export interface Store {
  readonly read: <T>(key: StorageKey<T>) => T | null;
  /** True where it outlives the page; else memory alone has it. */
  readonly write: <T>(key: StorageKey<T>, value: T) => boolean;
  readonly remove: <T>(key: StorageKey<T>) => void;
}

const SECONDS_A_DAY = 86_400;

function cookieArea(port: StoragePort, days: number): StorageArea {
  const scope = `; Path=/; SameSite=Lax${port.secure ? '; Secure' : ''}`;
  return {
    getItem: (name) => {
      const found = port
        .readCookies()
        .split('; ')
        .find((pair) => pair.startsWith(`${name}=`));
      return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
    },
    setItem: (name, value) =>
      port.writeCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${days * SECONDS_A_DAY}${scope}`),
    removeItem: (name) => port.writeCookie(`${name}=; Max-Age=0${scope}`),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Opens the store on a browser's storage, or on nothing (server, tests). */
export function createStore(port: StoragePort | null): Store {
  const memory = new Map<string, string>();

  const areaOf = ({ area, days }: { readonly area: Area; readonly days?: number | undefined }): StorageArea | null => {
    if (!port) return null;
    return area === 'cookie' ? cookieArea(port, days ?? 1) : port[area]();
  };
  const attempt = <R>(work: () => R): R | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };

  return {
    read: (key) => {
      const slot = `${key.area}:${key.name}`;
      const text = memory.get(slot) ?? attempt(() => areaOf(key)?.getItem(key.name) ?? null);
      if (text === null) return null;
      return key.shape(key.json ? parse(text) : text);
    },
    write: (key, value) => {
      const slot = `${key.area}:${key.name}`;
      const text = key.json ? JSON.stringify(value) : String(value);
      const kept = attempt(() => {
        const area = areaOf(key);
        area?.setItem(key.name, text);
        return area?.getItem(key.name) === text;
      });
      if (kept) memory.delete(slot);
      else memory.set(slot, text);
      return kept === true;
    },
    remove: (key) => {
      memory.delete(`${key.area}:${key.name}`);
      attempt(() => areaOf(key)?.removeItem(key.name));
    },
  };
}

/** The browser's own storage. */
export const browserStorage = (view: Window): StoragePort => ({
  local: () => view.localStorage,
  session: () => view.sessionStorage,
  readCookies: () => view.document.cookie,
  writeCookie: (cookie) => {
    view.document.cookie = cookie;
  },
  secure: view.location.protocol === 'https:',
});
