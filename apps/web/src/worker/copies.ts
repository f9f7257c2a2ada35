// Reads and writes the stores of copies. Nothing here fails a request: a full or broken storage is one without copies.
import { storedAtOf } from '../shell/copies/copy-signs.ts';
import { isFresh, isStore, leaving, type StoreName, storeName, stores } from '../shell/copies/stores.rules.ts';
import { copyOf } from './copy.ts';

export interface Copy {
  readonly response: Response;
  readonly storedAt: number;
}

export interface Copies {
  /** The copy of an address; null where there is none that may be shown. */
  readonly find: (store: StoreName, address: string) => Promise<Copy | null>;
  readonly findAny: (store: StoreName) => Promise<Copy | null>;
  /** Addresses of all copies, in the order in which they were stored. */
  readonly addresses: (store: StoreName) => Promise<readonly string[]>;
  readonly put: (store: StoreName, address: string, answer: Response, body: BodyInit | null) => Promise<void>;
  readonly drop: (store: StoreName, address?: string) => Promise<void>;
  /** Removes what is too old or too much. */
  readonly trim: () => Promise<void>;
  /** Removes the stores of another operator on this origin. */
  readonly dropOthers: () => Promise<void>;
}

export interface CopiesDeps {
  readonly caches: CacheStorage;
  readonly merchant: string;
  readonly now: () => number;
}

/** A copy was stored without regard to who asked: calls that differ by language have another address. */
const anyRequest: CacheQueryOptions = { ignoreVary: true };

const orElse = <T>(work: Promise<T>, instead: T): Promise<T> => work.catch(() => instead);

export function createCopies({ caches, merchant, now }: CopiesDeps): Copies {
  const open = (store: StoreName): Promise<Cache> => caches.open(storeName(merchant, store));
  const asCopy = (response: Response | undefined): Copy | null => {
    const storedAt = response ? storedAtOf(response) : Number.NaN;
    return response && isFresh({ storedAt }, now()) ? { response, storedAt } : null;
  };
  const list = async (cache: Cache) => {
    const requests = await cache.keys();
    return Promise.all(
      requests.map(async ({ url }) => {
        const found = await cache.match(url, anyRequest);
        return { address: url, storedAt: found ? storedAtOf(found) : Number.NaN };
      }),
    );
  };
  const trimStore = async (store: StoreName): Promise<void> => {
    const cache = await open(store);
    const gone = leaving(await list(cache), stores[store], now());
    await Promise.all(gone.map((address) => cache.delete(address, anyRequest)));
  };
  const dropAll = async (isGone: (name: string) => boolean): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter(isGone).map((name) => caches.delete(name)));
  };
  // Object.keys() answers plain texts.
  const names = Object.keys(stores) as StoreName[];
  const own = new Set(names.map((store) => storeName(merchant, store)));
  return {
    find: (store, address) =>
      orElse(
        open(store)
          .then((cache) => cache.match(address, anyRequest))
          .then(asCopy),
        null,
      ),
    findAny: (store) =>
      orElse(
        open(store).then(async (cache) => {
          const found = (await list(cache)).filter((copy) => isFresh(copy, now()));
          const newest = found.sort((a, b) => b.storedAt - a.storedAt)[0];
          return newest ? asCopy(await cache.match(newest.address, anyRequest)) : null;
        }),
        null,
      ),
    addresses: (store) =>
      orElse(
        open(store)
          .then((cache) => cache.keys())
          .then((requests) => requests.map(({ url }) => url)),
        [],
      ),
    put: (store, address, answer, body) =>
      orElse(
        open(store).then((cache) => cache.put(address, copyOf(answer, body, now()))),
        undefined,
      ),
    drop: (store, address) =>
      orElse(
        address === undefined
          ? caches.delete(storeName(merchant, store)).then(() => undefined)
          : open(store).then((cache) => void cache.delete(address, anyRequest)),
        undefined,
      ),
    trim: () =>
      orElse(
        Promise.all(names.map(trimStore)).then(() => undefined),
        undefined,
      ),
    dropOthers: () =>
      orElse(
        dropAll((name) => isStore(name) && !own.has(name)),
        undefined,
      ),
  };
}
