// Runs a call with an Idempotency-Key once; repetitions wait or get the first answer.
import { createHash } from 'node:crypto';
import { type ErrorCode, errorCodes } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, prepared, rows } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { refusalOf } from '../refusal-of.ts';

export const STORED_HOURS = 24;
/** A first call that has not ended by then died with its node: the next try takes its place. */
const ABANDONED_AFTER_SECONDS = 60;
const RUNNING_RETRY_SECONDS = 1;

export interface OnceScope {
  readonly merchant: string;
  /** The member, or the address of a visitor. */
  readonly caller: string;
  readonly call: string;
  readonly key: string;
}

type StoredAnswer = { readonly value: unknown } | { readonly refused: ErrorCode; readonly details?: unknown };

interface Held {
  readonly fingerprint: string;
  readonly answer: StoredAnswer | null;
}

const fingerprintOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

const CLAIM = `
  insert into idempotency as held (merchant, caller, call, key, fingerprint, expires_at)
    values ($1, $2, $3, $4, $5, now() + interval '${STORED_HOURS} hours')
  on conflict (merchant, caller, call, key) do update set
    started_at = now(), fingerprint = excluded.fingerprint, answer = null, expires_at = excluded.expires_at
    where held.expires_at <= now() or (held.fingerprint = excluded.fingerprint and held.answer is null
      and held.started_at < now() - interval '${ABANDONED_AFTER_SECONDS} seconds')
  returning key`;

const STORE = `
  update idempotency set answer = $5::text::jsonb where merchant = $1 and caller = $2 and call = $3 and key = $4`;

const claimed = async (
  db: Database,
  { merchant, caller, call, key }: OnceScope,
  fingerprint: string,
): Promise<boolean> => (await prepared(db, CLAIM)(merchant, caller, call, key, fingerprint)).length > 0;

const heldBy = async (db: Database, { merchant, caller, call, key }: OnceScope): Promise<Held | undefined> => {
  const [held] = await rows<Held>(
    db,
    sql`select fingerprint, answer from idempotency
      where merchant = ${merchant} and caller = ${caller} and call = ${call} and key = ${key}`,
  );
  return held;
};

const storeAnswer = async (
  db: Database,
  { merchant, caller, call, key }: OnceScope,
  answer: StoredAnswer,
): Promise<void> => {
  await prepared(db, STORE)(merchant, caller, call, key, JSON.stringify(answer));
};

const released = async (db: Database, { merchant, caller, call, key }: OnceScope): Promise<void> => {
  await db.execute(sql`delete from idempotency
    where merchant = ${merchant} and caller = ${caller} and call = ${call} and key = ${key} and answer is null`);
};

/** A key that is held for this call, or was for an earlier one. */
type Claim =
  | { readonly mine: true; readonly release: () => Promise<void> }
  /** Null while the first call is still under way. */
  | { readonly mine: false; readonly answer: StoredAnswer | null };

export const stillRunning = (): Refusal =>
  new Refusal('idempotency.running', { retryAfterSeconds: RUNNING_RETRY_SECONDS });

/**
 * Holds a key until it is released or a day has passed.
 * @throws Refusal idempotency.mismatch where it came with another input before
 */
export const claimKey = async (db: Database, scope: OnceScope, input: unknown): Promise<Claim> => {
  const fingerprint = fingerprintOf(input);
  if (await claimed(db, scope, fingerprint)) return { mine: true, release: () => released(db, scope) };
  const held = await heldBy(db, scope);
  if (held && held.fingerprint !== fingerprint) throw new Refusal('idempotency.mismatch');
  return { mine: false, answer: held?.answer ?? null };
};

/**
 * Runs `work` for a key while no other request with it does, and keeps nothing of its answer, which may be secret: `work` itself looks
 * for what an earlier request made.
 * @throws Refusal idempotency.running, idempotency.mismatch
 */
export const oneAtATime = async <T>(
  db: Database,
  scope: OnceScope,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> => {
  const claim = await claimKey(db, scope, input);
  if (!claim.mine) throw stillRunning();
  try {
    return await work();
  } finally {
    await claim.release();
  }
};

const repeated = (answer: StoredAnswer | null): unknown => {
  if (!answer) throw stillRunning();
  if ('refused' in answer) throw new Refusal(answer.refused, { value: answer.details });
  return answer.value;
};

/**
 * Runs `work` once for a key. A refusal of the business is kept like a value; a fault or an overload leaves the key free. Input and
 * value are kept for a day: neither may hold a secret.
 */
export const once = async <T>(db: Database, scope: OnceScope, input: unknown, work: () => Promise<T>): Promise<T> => {
  const claim = await claimKey(db, scope, input);
  // The kept answer comes from this same work.
  if (!claim.mine) return repeated(claim.answer) as T;
  try {
    const value = await work();
    await storeAnswer(db, scope, { value });
    return value;
  } catch (error) {
    const refusal = refusalOf(error);
    const status = errorCodes[refusal.code];
    if (error instanceof Refusal && status < 500 && status !== 429) {
      await storeAnswer(db, scope, { refused: refusal.code, details: refusal.value });
    } else await claim.release();
    throw error;
  }
};
