// Single-use launch codes in a game's address: stored as hashes, valid for a minute.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
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

export const newGameCode = async (
  db: Database,
  { merchant, sessionId, language, backUrl }: NewCode,
): Promise<string> => {
  const code = newSecret();
  await db.execute(sql`insert into game_code (code_hash, merchant, session_id, language, back_url, expires_at)
    values (${hashOf(code)}, ${merchant}, ${sessionId}, ${language}, ${backUrl}, now() + make_interval(secs => ${CODE_SECONDS}::int))`);
  return code;
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
