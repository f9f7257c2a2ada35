// A limit shared by very many calls: each node takes tries in batches, not one row for all.
import { type Database, prepared } from '../db/database.ts';
import type { Limit } from './limiter.ts';

/** A batch is so small a part of a limit that those which nodes leave unused hardly count. */
const BATCHES_A_LIMIT = 256;

/** Takes a whole batch or, where the limit has no room for it, nothing. */
const TAKE_BATCH = `
  insert into limit_counter as held (key, count, most, resets_at)
    select $1::text, $2::int, $3::int, now() + $4::int * interval '1 second' where $2::int <= $3::int
  on conflict (key) do update set
    count = case when held.resets_at <= now() then excluded.count else held.count + excluded.count end,
    most = excluded.most,
    resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
  where held.resets_at <= now() or held.count + excluded.count <= excluded.most
  returning extract(epoch from resets_at - now())::float8 as seconds`;

const SECONDS_LEFT = `
  select greatest(1, ceil(extract(epoch from resets_at - now())))::int as seconds from limit_counter where key = $1::text`;

interface Batch {
  left: number;
  /** Of performance.now(): the window that the batch was taken from is over. */
  readonly until: number;
}

export interface LimitBatches {
  /**
   * Counts one try; null when the limit allows it, else the seconds to wait. The limit is never passed over all nodes; it is reached
   * a little early, by what nodes have taken and not used.
   */
  readonly take: (limit: Limit) => Promise<number | null>;
  /** Gives back a try that something else refused. */
  readonly giveBack: (limit: Limit) => void;
}

export const createLimitBatches = (db: Database): LimitBatches => {
  const takeBatch = prepared<{ seconds: number }>(db, TAKE_BATCH);
  const secondsLeft = prepared<{ seconds: number }>(db, SECONDS_LEFT);
  const batches = new Map<string, Batch>();
  const fetching = new Map<string, Promise<number | null>>();

  // Another limit on the same key is another matter: an operator may have changed it.
  const nameOf = ({ most, key }: Limit): string => `${most}|${key}`;

  const usable = (name: string): Batch | null => {
    const batch = batches.get(name);
    return batch && performance.now() < batch.until ? batch : null;
  };

  const fetch = async (name: string, { key, most, windowSeconds }: Limit): Promise<number | null> => {
    const size = Math.max(1, Math.floor(most / BATCHES_A_LIMIT));
    const [taken] = await takeBatch(key, size, most, windowSeconds);
    if (!taken) return (await secondsLeft(key))[0]?.seconds ?? windowSeconds;
    const left = usable(name)?.left ?? 0;
    batches.set(name, { left: left + size, until: performance.now() + taken.seconds * 1000 });
    return null;
  };

  const take = async (limit: Limit): Promise<number | null> => {
    const name = nameOf(limit);
    for (;;) {
      const batch = usable(name);
      if (batch && batch.left > 0) {
        batch.left -= 1;
        return null;
      }
      const fetched = fetching.get(name) ?? fetch(name, limit).finally(() => fetching.delete(name));
      fetching.set(name, fetched);
      const wait = await fetched;
      if (wait !== null) return wait;
    }
  };

  const giveBack = (limit: Limit): void => {
    const batch = usable(nameOf(limit));
    if (batch) batch.left += 1;
  };

  return { take, giveBack };
};
