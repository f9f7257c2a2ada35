// Codes in their table, as a guess finds them.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { CodeRecipient } from './code.ts';

/** A code may be guessed at so often. */
const MOST_TRIES = 5;

/**
 * Looks at a code without using it up; a wrong one counts as a guess. `isProven`: this device solved a captcha for the send, not too
 * long ago.
 */
export const checkCode = async (
  db: Database,
  { merchant, purpose, channel, to }: CodeRecipient,
  hash: string,
  device: string | null,
): Promise<{ readonly fits: boolean; readonly isProven: boolean }> => {
  const [row] = await rows<{ fits: boolean; isProven: boolean }>(
    db,
    sql`update verification_code set tries = tries + case when code_hash = ${hash} then 0 else 1 end
      where merchant = ${merchant.code} and purpose = ${purpose} and channel = ${channel} and recipient = ${to}
        and used_at is null and tries < ${MOST_TRIES} and expires_at > now()
      returning code_hash = ${hash} as fits,
        coalesce(proof_device = ${device}::text and proof_until > now(), false) as "isProven"`,
  );
  return row ?? { fits: false, isProven: false };
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

/**
 * True where this device had a code sent to the recipient, and none is left that is good for this purpose: it was used up, or sent for
 * another one. Other devices hear nothing: a used code shows that somebody has an account.
 */
export const isCodeSpent = async (
  db: Database,
  { merchant, purpose, channel, to }: CodeRecipient,
  device: string | null,
): Promise<boolean> => {
  const [row] = await rows<{ spent: boolean }>(
    db,
    sql`select coalesce(bool_or(proof_device = ${device}::text), false) and not coalesce(bool_or(
        purpose = ${purpose} and used_at is null and tries < ${MOST_TRIES} and expires_at > now()), false) as spent
      from verification_code
      where merchant = ${merchant.code} and purpose in ('register', 'login', 'reset', 'verify', 'contact')
        and channel = ${channel} and recipient = ${to}`,
  );
  return row?.spent ?? false;
};

export const dropCode = async (on: Tx, { merchant, purpose, channel, to }: CodeRecipient): Promise<void> => {
  await on.execute(sql`delete from verification_code
    where merchant = ${merchant.code} and purpose = ${purpose} and channel = ${channel} and recipient = ${to}`);
};

/** Milliseconds of the database's clock, which all nodes share. */
export const clockOf = async (db: Database): Promise<number> => {
  const [row] = await rows<{ now: number }>(db, sql`select (extract(epoch from now()) * 1000)::float8 as now`);
  if (!row) throw new Error('the database tells no time');
  return row.now;
};
