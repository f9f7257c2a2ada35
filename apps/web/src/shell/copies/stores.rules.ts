// The stores of copies: what each holds at most, and for how long.

const DAY_MS = 24 * 60 * 60 * 1000;
/** Copies older than this are never shown. Files of an older version stay as long, so that a page of it works to its end. */
export const LONGEST_MS = 7 * DAY_MS;

/** Names of the stores, and the most copies that each keeps. */
export const stores = {
  pages: 16,
  answers: 80,
  files: 500,
} as const satisfies Record<string, number>;

export type StoreName = keyof typeof stores;

const PREFIX = 'foyer:';
/** An operator's code as its folder has it; the address of the worker may say anything. */
const MERCHANT = /^[a-z0-9_-]{1,64}$/i;

export const merchantIn = (search: string): string => {
  const named = new URLSearchParams(search).get('merchant') ?? '';
  return MERCHANT.test(named) ? named : 'site';
};

/** Name of a store in the browser. */
export const storeName = (merchant: string, store: StoreName): string => `${PREFIX}${merchant}:${store}`;

/** Tells whether a cache of this origin is ours. */
export const isStore = (name: string): boolean => name.startsWith(PREFIX);

export interface StoredCopy {
  readonly address: string;
  readonly storedAt: number;
}

export const isFresh = ({ storedAt }: Pick<StoredCopy, 'storedAt'>, now: number): boolean =>
  storedAt <= now && now - storedAt < LONGEST_MS;

/** The copies that leave a store: those that are too old, then the oldest of too many. */
export function leaving(copies: readonly StoredCopy[], most: number, now: number): readonly string[] {
  const newestFirst = [...copies].sort((a, b) => b.storedAt - a.storedAt);
  return newestFirst.filter((copy, index) => index >= most || !isFresh(copy, now)).map(({ address }) => address);
}
