// The key that signs a domain's answers: the newest that any page brought.
import { asRecord } from '../storage/shapes.ts';
import type { StorageKey, Store } from '../storage/store.ts';

export interface PinnedKey {
  readonly merchant: string;
  /** base64 SPKI. */
  readonly key: string;
  /** The time at which the page that brought the key was rendered, by the server's clock. */
  readonly drawnAt: number;
}

function pinShape(found: unknown): PinnedKey | null {
  const record = asRecord(found);
  if (!record || typeof record.merchant !== 'string' || typeof record.key !== 'string') return null;
  return typeof record.drawnAt === 'number'
    ? { merchant: record.merchant, key: record.key, drawnAt: record.drawnAt }
    : null;
}

/** Our own key. */
export const PING_KEY: StorageKey<PinnedKey> = { name: 'MC_PING_KEY', area: 'local', json: true, shape: pinShape };

const pinnedOf = (store: Store, merchant: string): PinnedKey | null => {
  const pinned = store.read(PING_KEY);
  return pinned?.merchant === merchant ? pinned : null;
};

/** Keeps the key of a page, unless a page rendered later has brought one. */
export function pinKey(store: Store, page: PinnedKey): void {
  const pinned = pinnedOf(store, page.merchant);
  if (!pinned || pinned.drawnAt <= page.drawnAt) store.write(PING_KEY, page);
}

/**
 * The keys that count: the page's own, and a newer one where a cache has brought an old page after the operator changed its key. None:
 * the back end signs nothing, and no domain can prove to be the operator's.
 */
export function trustedKeys(store: Store, merchant: string, pageKey: string | undefined): readonly string[] {
  const keys = [pageKey, pinnedOf(store, merchant)?.key].filter((key) => key !== undefined);
  return [...new Set(keys)];
}
