// A lock between tabs: the browser's locks, or a mark in storage where they are missing.
import { AUTO_LOGIN_TURN } from '../storage/keys.ts';
import type { Store } from '../storage/store.ts';

const LOCK = 'foyer-automatic-login';
/** A tab that died with the lock holds the others up for so long at most; no call takes longer. */
const LOCK_MS = 30_000;
const RETRY_LOCK_MS = 250;
/** Another tab that wrote at the same moment has been heard of by then. */
const SETTLE_MS = 50;

/** `waited`: another tab held the lock before. */
export type Work = (waited: boolean) => Promise<void>;
export type TabLock = (work: Work) => Promise<void>;

async function byLocks(locks: LockManager, work: Work): Promise<void> {
  const free = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false);
    return lock !== null;
  });
  if (!free) await locks.request(LOCK, () => work(true));
}

export interface StorageLock {
  readonly store: Store;
  readonly name: string;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

async function byStorage({ store, name, now, wait }: StorageLock, work: Work): Promise<void> {
  const heldByOthers = (): boolean => {
    const [holder, until] = store.read(AUTO_LOGIN_TURN)?.split('.') ?? [];
    return holder !== undefined && holder !== name && Number(until) > now() && Number(until) <= now() + LOCK_MS;
  };
  let waited = false;
  for (let mine = false; !mine; ) {
    while (heldByOthers()) {
      waited = true;
      await wait(RETRY_LOCK_MS);
    }
    store.write(AUTO_LOGIN_TURN, `${name}.${now() + LOCK_MS}`);
    await wait(SETTLE_MS);
    mine = !heldByOthers();
  }
  try {
    await work(waited);
  } finally {
    if (!heldByOthers()) store.remove(AUTO_LOGIN_TURN);
  }
}

/** Lets one tab work at a time. */
export const createTabLock =
  (locks: LockManager | undefined, storage: StorageLock): TabLock =>
  (work) =>
    locks ? byLocks(locks, work) : byStorage(storage, work);
