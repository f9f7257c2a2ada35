// Codes and blocks of numbers in their tables. Each guard is one statement.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../db/database.ts';
import type { CodeRecipient } from './codes.ts';

/** A code may be guessed at so often. */
export const MOST_TRIES = 5;
const BLOCK_WINDOW_SECONDS = 3600;
/** A block is stopped from so many sends on … */
const BLOCK_JUDGED_FROM = 20;
/** … while fewer than one in so many was used. */
const BLOCK_ONE_USED_IN = 10;
const LAST_DIGITS = 3;

const blockOf = (number: string): string => number.slice(0, -LAST_DIGITS);

/** Puts a fresh code in the place of an older one; answers the moment, in milliseconds of the database's clock. */
export const putCode = async (
  tx: Tx,
  { merchant, purpose, channel, to }: CodeRecipient,
  hash: string,
  lifeSeconds: number,
): Promise<number> => {
  const [put] = await rows<{ now: number }>(
    tx,
    sql`insert into verification_code (merchant, purpose, channel, recipient, code_hash, expires_at)
      values (${merchant.code}, ${purpose}, ${channel}, ${to}, ${hash}, now() + make_interval(secs => ${lifeSeconds}::int))
      on conflict (merchant, purpose, channel, recipient) do update set
        code_hash = excluded.code_hash, tries = 0, used_at = null, expires_at = excluded.expires_at
      returning (extract(epoch from now()) * 1000)::float8 as now`,
  );
  if (!put) throw new Error('a code was not kept');
  return put.now;
};

/** Counts the guess and, where it fits, uses the code up: one statement, so that of parallel guesses five count and one wins. */
export const takeCode = async (
  on: Database | Tx,
  { merchant, purpose, channel, to }: CodeRecipient,
  hash: string,
): Promise<boolean> => {
  const [row] = await rows<{ fits: boolean }>(
    on,
    sql`update verification_code set tries = tries + 1, used_at = case when code_hash = ${hash} then now() end
      where merchant = ${merchant.code} and purpose = ${purpose} and channel = ${channel} and recipient = ${to}
        and used_at is null and tries < ${MOST_TRIES} and expires_at > now()
      returning used_at is not null as fits`,
  );
  return row?.fits ?? false;
};

/** Counts a send to the block of a number; false where the block is stopped. */
export const countSend = async (tx: Tx, merchant: string, number: string): Promise<boolean> => {
  const counted = await rows(
    tx,
    sql`insert into sms_block as held (merchant, block, sent, resets_at)
      values (${merchant}, ${blockOf(number)}, 1, now() + make_interval(secs => ${BLOCK_WINDOW_SECONDS}::int))
      on conflict (merchant, block) do update set
        sent = case when held.resets_at <= now() then 1 else held.sent + 1 end,
        verified = case when held.resets_at <= now() then 0 else held.verified end,
        alarmed = held.alarmed and held.resets_at > now(),
        resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
      where held.resets_at <= now() or held.sent < ${BLOCK_JUDGED_FROM} or held.verified * ${BLOCK_ONE_USED_IN} >= held.sent
      returning block`,
  );
  return counted.length > 0;
};

export const countVerified = async (on: Database | Tx, merchant: string, number: string): Promise<void> => {
  await on.execute(sql`update sms_block set verified = verified + 1
    where merchant = ${merchant} and block = ${blockOf(number)} and resets_at > now()`);
};

/** Marks a stopped block as told of: `alarm` is true for the first who asks. */
export const markStopped = async (
  db: Database,
  merchant: string,
  number: string,
): Promise<{ readonly block: string; readonly alarm: boolean; readonly waitSeconds: number }> => {
  const block = blockOf(number);
  const row = sql`merchant = ${merchant} and block = ${block}`;
  const marked = await rows(db, sql`update sms_block set alarmed = true where ${row} and not alarmed returning block`);
  const [stopped] = await rows<{ wait: number }>(
    db,
    sql`select ceil(extract(epoch from resets_at - now()))::int as wait from sms_block where ${row}`,
  );
  return { block, alarm: marked.length > 0, waitSeconds: Math.max(1, stopped?.wait ?? 1) };
};

/** Milliseconds of the database's clock, which all nodes share. */
export const clockOf = async (db: Database): Promise<number> => {
  const [row] = await rows<{ now: number }>(db, sql`select (extract(epoch from now()) * 1000)::float8 as now`);
  return row?.now ?? 0;
};
