// Single-use launch codes in a game's address: stored as hashes, valid for a minute.
import { sql } from 'drizzle-orm';
import { type Database, prepared, rows, type Tx } from '../../../db/database.ts';
import { COUNT_TRIES, type Limit } from '../../../protection/limiter.ts';
import { hashOf, newSecret } from '../../../secrets/token.ts';

const CODE_SECONDS = 60;

interface NewCode {
  readonly merchant: string;
  readonly sessionId: string;
  readonly language: string;
  readonly backUrl: string;
}

export interface Launch {
  readonly sessionId: string;
  readonly language: string;
  readonly backUrl: string;
}

/** Counts the launch and makes its code where the limits allow it, in one statement: a launch writes once. */
const MAKE = `with ${COUNT_TRIES},
  made as (insert into game_code (code_hash, merchant, session_id, language, back_url, expires_at)
    select $2, $3, $4, $5, $6, now() + interval '${CODE_SECONDS} seconds' from waited where wait is null)
  select wait from waited`;

/** Answers the code, or the seconds to wait for the next try. */
export const newGameCode = async (
  db: Database,
  limits: readonly Limit[],
  { merchant, sessionId, language, backUrl }: NewCode,
): Promise<{ readonly code: string } | { readonly wait: number }> => {
  const code = newSecret();
  const [counted] = await prepared<{ wait: number | null }>(
    db,
    MAKE,
  )(...[JSON.stringify(limits), hashOf(code), merchant, sessionId, language, backUrl]);
  if (!counted) throw new Error('a launch was not counted');
  return counted.wait === null ? { code } : { wait: counted.wait };
};

/** Takes a code: of two that try at once, one gets the launch. */
export const takeGameCode = async (tx: Tx, merchant: string, code: string): Promise<Launch | null> => {
  const [taken] = await rows<Launch>(
    tx,
    sql`delete from game_code where code_hash = ${hashOf(code)} and merchant = ${merchant} and expires_at > now()
      returning session_id as "sessionId", language, back_url as "backUrl"`,
  );
  return taken ?? null;
};

export const purgeGameCodes = (db: Database): Promise<unknown> =>
  db.execute(sql`delete from game_code where expires_at < now()`);
