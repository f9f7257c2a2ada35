// Single-use launch codes in a game's address: stored as hashes, valid for a minute.
import { sql } from 'drizzle-orm';
import { type Database, prepared, rows, type Tx } from '../../../db/database.ts';
import { inBatches } from '../../../db/in-batches.ts';
import { countEach, type Limit, secondsUntil } from '../../../protection/limiter.ts';
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

interface Request extends NewCode {
  readonly limit: Limit;
  readonly code: string;
}

/** Counts launches and makes the codes of those whose limits allow it, in one statement. `$1` is the list in JSON. */
const MAKE = `with requested as (select * from json_to_recordset($1::text::json) as requested
    (key text, most int, "windowSeconds" int, "apartSeconds" int, hash text, merchant text, session_id text, language text, back_url text)),
  ${countEach('requested')},
  made as (insert into game_code (code_hash, merchant, session_id, language, back_url, expires_at)
    select hash, merchant, session_id, language, back_url, now() + interval '${CODE_SECONDS} seconds'
    from requested join counted using (key) where refused_until is null
    on conflict do nothing)
  select key, ${secondsUntil('refused_until')} as wait from counted`;

/** Launches in one statement. */
const MOST_TOGETHER = 64;

/**
 * Returns a function that answers a launch's code, or the seconds to wait for the next try. Launches of a moment share a statement; one
 * whose session has ended fails alone.
 */
export const createNewGameCode = (db: Database) => {
  const query = prepared<{ key: string; wait: number | null }>(db, MAKE);
  const make = inBatches(
    async (requests: readonly Request[]) => {
      const inOrder = requests
        .map(({ limit, code, sessionId, backUrl, ...rest }) => ({
          ...limit,
          ...rest,
          hash: hashOf(code),
          session_id: sessionId,
          back_url: backUrl,
        }))
        // Two nodes that count the same members never wait for each other.
        .sort((one, other) => (one.key < other.key ? -1 : 1));
      const waits = new Map((await query(JSON.stringify(inOrder))).map(({ key, wait }) => [key, wait]));
      return requests.map(({ limit }) => waits.get(limit.key));
    },
    MOST_TOGETHER,
    ({ limit }) => limit.key,
  );
  return async (limit: Limit, launch: NewCode): Promise<{ readonly code: string } | { readonly wait: number }> => {
    const code = newSecret();
    const wait = await make({ limit, code, ...launch });
    if (wait === undefined) throw new Error('a launch was not counted');
    return wait === null ? { code } : { wait };
  };
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
