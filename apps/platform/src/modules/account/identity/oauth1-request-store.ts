// Open OAuth requests to providers that speak OAuth 1.0a.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import { hashOf } from '../../../secrets/token.ts';

/** Equals the time that the site itself waits for a person to come back. */
const LIFETIME_MINUTES = 10;

/** The operator and channel that an OAuth request belongs to. */
export interface RequestOwner {
  readonly merchant: string;
  readonly channel: string;
}

export interface OAuth1Request extends RequestOwner {
  /** The request token, which the provider brings back. */
  readonly token: string;
  readonly secret: string;
  readonly challenge: string;
  readonly state: string;
  readonly back: string;
}

export const storeRequest = async (db: Database, request: OAuth1Request): Promise<void> => {
  const { merchant, channel, token, secret, challenge, state, back } = request;
  await db.execute(
    sql`insert into signed_trip (token_hash, merchant, channel, secret, challenge, state, back, expires_at)
      values (${hashOf(token)}, ${merchant}, ${channel}, ${secret}, ${challenge}, ${state}, ${back},
        now() + make_interval(mins => ${LIFETIME_MINUTES}::int))
      on conflict do nothing`,
  );
};

/** Returns the address to which a person with this token goes back; null if no OAuth request has the token. */
export const openRequestOf = async (
  db: Database,
  { merchant, channel }: RequestOwner,
  token: string,
): Promise<Pick<OAuth1Request, 'back' | 'state'> | null> => {
  const [row] = await rows<{ back: string; state: string }>(
    db,
    sql`select back, state from signed_trip where token_hash = ${hashOf(token)} and merchant = ${merchant}
      and channel = ${channel} and expires_at > now()`,
  );
  return row ?? null;
};

/** Takes a request, once, for whom it was begun. Null: it is not this one's, or over. */
export const takeRequest = async (
  db: Database,
  { merchant, channel }: RequestOwner,
  { token, verifier, back }: { readonly token: string; readonly verifier: string; readonly back: string },
): Promise<{ readonly secret: string } | null> => {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const [row] = await rows<{ secret: string }>(
    db,
    sql`delete from signed_trip where token_hash = ${hashOf(token)} and merchant = ${merchant}
      and channel = ${channel} and challenge = ${challenge} and back = ${back} and expires_at > now() returning secret`,
  );
  return row ?? null;
};
