// Limits over all nodes: a try is counted before it is allowed, in one statement, so that parallel tries cannot pass together.
import { sql } from 'drizzle-orm';
import { type Database, prepared } from '../db/database.ts';

export interface Limit {
  /** What is counted: "login|aurora|ip|203.0.113.7". */
  readonly key: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/**
 * For a statement that goes on with what it counted, as its first parts: `$1` is the limits as JSON, in their order; `waited` has one
 * row, whose `wait` is null when all allow the try, else the seconds to wait.
 */
export const COUNT_TRIES = `
  wanted as (
    select key, most, "windowSeconds" as seconds from jsonb_to_recordset($1::text::jsonb) as asked (key text, most int, "windowSeconds" int)
  ),
  counted as (
    insert into limit_counter as held (key, count, resets_at)
      select key, 1, now() + seconds * interval '1 second' from wanted
    on conflict (key) do update set
      count = case when held.resets_at <= now() then 1 else held.count + 1 end,
      resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
    returning key, count, resets_at
  ),
  waited as (
    select max(greatest(1, ceil(extract(epoch from resets_at - now()))::int)) as wait
    from counted join wanted using (key) where count > most
  )`;

const STATEMENT = `with ${COUNT_TRIES} select wait from waited`;

/**
 * Counts one try against every limit; answers null when all allow it, else the seconds to wait. Callers that count several name them
 * in one fixed order of kinds (address before account), so that two of them never wait for each other.
 */
export const reserveTry = async (db: Database, limits: readonly Limit[]): Promise<number | null> => {
  const [waited] = await prepared<{ wait: number | null }>(db, STATEMENT)(JSON.stringify(limits));
  if (!waited) throw new Error('a try was not counted');
  return waited.wait;
};

/** Gives back a try that came to nothing, where only what was done counts. */
export const returnTry = async (db: Database, key: string): Promise<void> => {
  await db.execute(sql`update limit_counter set count = count - 1 where key = ${key} and count > 0`);
};

/** Forgets the tries against a limit, after the right password. */
export const forgetTries = async (db: Database, key: string): Promise<void> => {
  await db.execute(sql`delete from limit_counter where key = ${key}`);
};
