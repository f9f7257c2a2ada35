// A browser's storage for tests: in maps, and as bad as one wishes.
import type { StorageArea, StoragePort } from './store.ts';

export interface FakeStorage extends StoragePort {
  readonly kept: {
    readonly local: Map<string, string>;
    readonly session: Map<string, string>;
    readonly cookies: Map<string, string>;
  };
  /** Every cookie as it was written, with its attributes. */
  readonly written: string[];
}

export interface FakeFaults {
  /** Even asking for a storage throws, as with site data switched off. */
  readonly blocked?: boolean;
  /** Writing throws, as with a full quota. */
  readonly full?: boolean;
  readonly cookiesBlocked?: boolean;
  readonly secure?: boolean;
}

export function fakeStorage({
  blocked = false,
  full = false,
  cookiesBlocked = false,
  secure = true,
}: FakeFaults = {}): FakeStorage {
  const kept = {
    local: new Map<string, string>(),
    session: new Map<string, string>(),
    cookies: new Map<string, string>(),
  };
  const written: string[] = [];
  const areaOf = (map: Map<string, string>) => (): StorageArea => {
    if (blocked) throw new DOMException('The operation is insecure.', 'SecurityError');
    return {
      getItem: (name) => map.get(name) ?? null,
      setItem: (name, value) => {
        if (full) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
        map.set(name, value);
      },
      removeItem: (name) => void map.delete(name),
    };
  };
  return {
    kept,
    written,
    local: areaOf(kept.local),
    session: areaOf(kept.session),
    readCookies: () => [...kept.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    writeCookie: (cookie) => {
      written.push(cookie);
      if (cookiesBlocked) return;
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) kept.cookies.delete(name);
      else kept.cookies.set(name, value);
    },
    secure,
  };
}
