// Tokens that were shown here: each is good once, on every node and for every operator.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { hashOf } from '../../../secrets/token.ts';

/** Lifetime of an unlinked token: time to choose between a new and an existing account, and to log in @assumed */
const WAIT_MINUTES = 15;

/** A token by what is kept of it. */
export interface StoredToken {
  readonly merchant: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

/** Of the part that is signed: the signature itself can be spelled in several ways. */
export const tokenHashOf = (idToken: string): string => hashOf(idToken.slice(0, idToken.lastIndexOf('.')));

/** `fresh`: never seen. `waiting`: seen, and nobody's so far. */
export type Standing = 'fresh' | 'waiting' | 'over';

export const standingOf = async (
  db: Database,
  { tokenHash, merchant }: Pick<StoredToken, 'tokenHash' | 'merchant'>,
): Promise<Standing> => {
  const [row] = await rows<{ waiting: boolean }>(
    db,
    sql`select merchant = ${merchant} and spent_at is null and coalesce(waits_until > now(), false) as waiting
      from identity_token where token_hash = ${tokenHash}`,
  );
  if (!row) return 'fresh';
  return row.waiting ? 'waiting' : 'over';
};

/** Lets a token wait for its account; answers until when. Null when it was spent meanwhile. */
export const letWait = async (db: Database, { tokenHash, merchant, expiresAt }: StoredToken): Promise<Date | null> => {
  const [row] = await rows<{ until: number }>(
    db,
    sql`insert into identity_token as kept (token_hash, merchant, waits_until, expires_at)
      values (${tokenHash}, ${merchant},
        least(now() + make_interval(mins => ${WAIT_MINUTES}::int), ${expiresAt.toISOString()}::timestamptz),
        ${expiresAt.toISOString()}::timestamptz)
      on conflict (token_hash) do update set token_hash = excluded.token_hash where kept.spent_at is null
      returning (extract(epoch from waits_until) * 1000)::float8 as until`,
  );
  return row ? new Date(row.until) : null;
};

/** Takes a token: of parallel takers one gets it. Within a transaction it is used up only if that commits. */
export const spendToken = async (
  on: Database | Tx,
  { tokenHash, merchant, expiresAt }: StoredToken,
): Promise<boolean> => {
  const spent = await rows(
    on,
    sql`insert into identity_token as kept (token_hash, merchant, spent_at, expires_at)
      values (${tokenHash}, ${merchant}, now(), ${expiresAt.toISOString()}::timestamptz)
      on conflict (token_hash) do update set spent_at = now() where kept.spent_at is null and kept.merchant = excluded.merchant
      returning 1`,
  );
  return spent.length > 0;
};
