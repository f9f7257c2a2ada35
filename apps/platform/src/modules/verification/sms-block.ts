// Blocks of numbers: where hardly anybody uses the codes, somebody sends them for the fee. Nothing more goes there, and the operator hears of it once.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../db/database.ts';
import type { House } from '../../module.ts';

/** A block is stopped from so many sends on … */
const JUDGED_FROM = 20;
/** … while fewer than one in so many was used. */
const ONE_USED_IN = 10;
const LAST_DIGITS = 3;

/** A thousand neighbouring numbers. */
export const blockOf = (number: string): string => number.slice(0, -LAST_DIGITS);

/** A part of post-code.ts: counts a send to the block `$3` of merchant `$2` for each row of `allowed`; returns none where it is stopped. */
export const COUNT_BLOCK = `
  insert into sms_block as held (merchant, block, sent, resets_at)
    select $2::text, $3::text, 1, now() + interval '1 hour' from allowed where $3::text is not null
  on conflict (merchant, block) do update set
    sent = case when held.resets_at <= now() then 1 else held.sent + 1 end,
    verified = case when held.resets_at <= now() then 0 else held.verified end,
    alarmed = held.alarmed and held.resets_at > now(),
    resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
  where held.resets_at <= now() or held.sent < ${JUDGED_FROM} or held.verified * ${ONE_USED_IN} >= held.sent
  returning block`;

export const countVerified = async (on: Database | Tx, merchant: string, number: string): Promise<void> => {
  await on.execute(sql`update sms_block set verified = verified + 1
    where merchant = ${merchant} and block = ${blockOf(number)} and resets_at > now()`);
};

/** Tells of a stopped block; answers in how many seconds it opens again. */
export const tellOfStop = async ({ db, log, metrics }: House, merchant: string, number: string): Promise<number> => {
  const block = blockOf(number);
  const itself = sql`merchant = ${merchant} and block = ${block}`;
  const first = await rows(
    db,
    sql`update sms_block set alarmed = true where ${itself} and not alarmed returning block`,
  );
  if (first.length > 0) {
    log.error({ merchant, block }, 'codes to a block of numbers are stopped');
    metrics.stoppedBlocks.inc({ merchant });
  }
  const [stopped] = await rows<{ wait: number }>(
    db,
    sql`select ceil(extract(epoch from resets_at - now()))::int as wait from sms_block where ${itself}`,
  );
  return Math.max(1, stopped?.wait ?? 1);
};
