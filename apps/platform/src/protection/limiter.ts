// Limits over all nodes: one statement counts a try before it is allowed.
import type { ErrorCode } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, prepared, rows, type Tx } from '../db/database.ts';

export interface Limit {
  /** The key of the count: "login|aurora|ip|203.0.113.7". */
  readonly key: string;
  readonly most: number;
  readonly windowSeconds: number;
  /** Seconds between one try and the next that is allowed, where tries must keep apart. */
  readonly apartSeconds?: number;
}

/** The columns of a relation of limits. */
const LIMIT_COLUMNS = '(key text, most int, "windowSeconds" int, "apartSeconds" int)';

/** SQL: whole seconds until a time, at least one; null where there is none. */
export const secondsUntil = (time: string): string =>
  `case when ${time} is not null then greatest(1, ceil(extract(epoch from ${time} - now()))::int) end`;

/**
 * The part of a statement that counts one try against each row of `limits`, a relation with
 * `LIMIT_COLUMNS`. `counted` has the `key` of each, and `refused_until`, which is null where the
 * limit allows the try. A try that came too soon after another is not counted.
 */
export const countEach = (limits: string, prefix = ''): string => `
  ${prefix}counted as (
    insert into limit_counter as held (key, count, most, resets_at, free_at, refused_until)
      select key, 1, most, until, now() + "apartSeconds" * interval '1 second', case when most < 1 then until end
      from ${limits},
        lateral (select now() + "windowSeconds" * interval '1 second' as until) as window_end
    on conflict (key) do update set
      count = case
        when held.resets_at <= now() then 1
        when held.free_at > now() or held.count >= greatest(excluded.most, held.earned) then held.count
        else held.count + 1
      end,
      most = excluded.most,
      resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end,
      free_at = case when held.free_at > now() then held.free_at else excluded.free_at end,
      refused_until = case
        when held.resets_at > now() and held.count >= greatest(excluded.most, held.earned) then held.resets_at
        when held.free_at > now() then held.free_at
        else excluded.refused_until
      end,
      earned = case when held.resets_at > now() then held.earned end,
      told = case when held.resets_at > now() then held.told end
    returning key, refused_until
  )`;

/**
 * The first parts of a statement that uses what it counted. `limits` is a relation of
 * `LIMIT_COLUMNS`: a try is counted against each of its rows. `waited` has one row, whose `wait` is
 * null when all allow the try, else the seconds to wait. `counted` has the rows themselves. A try
 * that came too soon after another is not counted. `prefix` goes before both names, for a statement
 * that counts twice.
 */
export const countTries = (limits: string, prefix = ''): string => `
  ${countEach(limits, prefix)},
  ${prefix}waited as (
    select max(${secondsUntil('refused_until')}) as wait
    from ${prefix}counted
  )`;

/** The relation of limits that are given in JSON, in their order. `place` is a place such as `$1`. */
export const limitsIn = (place: string): string =>
  `jsonb_to_recordset(${place}::text::jsonb) as requested ${LIMIT_COLUMNS}`;

/** The same with `$1` as the limits in JSON. */
export const COUNT_TRIES = countTries(limitsIn('$1'));

const STATEMENT = `with ${COUNT_TRIES} select wait from waited`;

/** A try that is counted before anything is looked at. */
export interface Tries {
  readonly limits: readonly Limit[];
  /** The error code of a refused call, which comes with the seconds to wait. */
  readonly refusal: ErrorCode;
}

/**
 * Counts one try against every limit; answers null when all allow it, else the seconds to wait. Callers that count several name them
 * in one fixed order of kinds (address before account), so that two of them never wait for each other. Within a transaction the count
 * stands only if that commits, and others wait for it.
 */
export const reserveTry = async (on: Database | Tx, limits: readonly Limit[]): Promise<number | null> => {
  const [waited] = await prepared<{ wait: number | null }>(on, STATEMENT)(JSON.stringify(limits));
  if (!waited) throw new Error('a try was not counted');
  return waited.wait;
};

/** Widens a limit in its present window by so many tries more than one: for what others have proven to be good. */
export const earnTries = async (on: Database | Tx, key: string, tries: number): Promise<void> => {
  await on.execute(sql`update limit_counter set earned = coalesce(earned, 1) + ${tries}
    where key = ${key} and resets_at > now()`);
};

/** Gives back a try that came to nothing, where only what was done counts. */
export const returnTry = async (db: Database, key: string): Promise<void> => {
  await db.execute(sql`update limit_counter set count = count - 1 where key = ${key} and count > 0`);
};

/** For a statement that also forgets the tries against the limit `key`, a place such as `$1`. */
export const forgetting = (key: string): string => `forgotten as (delete from limit_counter where key = ${key})`;

/** A statement, or the end of one, that forgets the tries against the limits whose keys `keys` selects. */
export const forgettingAll = (keys: string): string => `delete from limit_counter where key in (${keys})`;

/** True once in a limit's present window: of all who tell of a limit that is used up, one does. */
export const isFirstToTell = async (db: Database, key: string): Promise<boolean> => {
  const first = await rows(
    db,
    sql`update limit_counter set told = true where key = ${key} and told is null returning key`,
  );
  return first.length > 0;
};

/** When the tries of a limit that is used up are counted anew, in milliseconds since the epoch; null where one is left. */
export const usedUpUntil = async (on: Database | Tx, key: string): Promise<number | null> => {
  const [held] = await rows<{ until: number }>(
    on,
    sql`select (extract(epoch from resets_at) * 1000)::float8 as until from limit_counter
      where key = ${key} and count >= greatest(most, earned) and resets_at > now()`,
  );
  return held?.until ?? null;
};

/** Forgets the tries against a limit, after the right password or another proof. */
export const forgetTries = async (db: Database | Tx, key: string): Promise<void> => {
  await db.execute(sql`delete from limit_counter where key = ${key}`);
};
