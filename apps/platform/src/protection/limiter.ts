// Limits over all nodes: a try is counted before it is allowed, in one statement, so that parallel tries cannot pass together.
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../db/database.ts';

export interface Limit {
  /** What is counted: "login|aurora|ip|203.0.113.7". */
  readonly key: string;
  readonly most: number;
  readonly windowSeconds: number;
}

interface Counter {
  readonly key: string;
  readonly count: number;
  readonly wait: number;
}

/**
 * Counts one try against every limit; answers null when all allow it, else the seconds to wait. Callers that count several name them
 * in one fixed order of kinds (address before account), so that two of them never wait for each other.
 */
export const reserveTry = async (db: Database, limits: readonly Limit[]): Promise<number | null> => {
  const values = limits.map(
    ({ key, windowSeconds }) => sql`(${key}::text, 1, now() + make_interval(secs => ${windowSeconds}::int))`,
  );
  const counters = await rows<Counter>(
    db,
    sql`insert into limit_counter as held (key, count, resets_at) values ${sql.join(values, sql`, `)}
      on conflict (key) do update set
        count = case when held.resets_at <= now() then 1 else held.count + 1 end,
        resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
      returning key, count, ceil(extract(epoch from resets_at - now()))::int as wait`,
  );
  const waits = counters.flatMap(({ key, count, wait }) => {
    const limit = limits.find((candidate) => candidate.key === key);
    return limit && count > limit.most ? [Math.max(1, wait)] : [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
};

/** Forgets the tries against a limit, after the right password. */
export const forgetTries = async (db: Database, key: string): Promise<void> => {
  await db.execute(sql`delete from limit_counter where key = ${key}`);
};
