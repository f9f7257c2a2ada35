// Stores trials: a launch makes one, its code opens it once, and its key plays until it ends.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';
import { hashOf, looksLikeSecret, newId, newSecret } from '../../../secrets/token.ts';

/** As the code of a real launch. */
const CODE_SECONDS = 60;
/** A trial ends this long after it was opened @assumed. */
const TRIAL_SECONDS = 3600;

export interface Trial {
  readonly id: string;
  readonly language: string;
  readonly balance: bigint;
}

interface NewTrial {
  readonly merchant: string;
  readonly language: string;
  readonly balance: bigint;
}

const columns = sql`id, language, balance`;

/** Makes a trial that its code opens within a minute. */
export const newTrial = async (db: Database, { merchant, language, balance }: NewTrial): Promise<string> => {
  const code = newSecret();
  await db.execute(sql`insert into trial (id, merchant, code_hash, language, balance, expires_at)
    values (${newId()}, ${merchant}, ${hashOf(code)}, ${language}, ${String(balance)}::bigint,
      now() + make_interval(secs => ${CODE_SECONDS}::int))`);
  return code;
};

/** Opens a trial by its code: of two that try at once, one gets it. Answers the key to play with. */
export const openTrial = async (
  db: Database,
  merchant: string,
  code: string,
): Promise<{ readonly trial: Trial; readonly key: string } | null> => {
  const key = newSecret();
  const [trial] = await rows<Trial>(
    db,
    sql`update trial set code_hash = null, key_hash = ${hashOf(key)},
        expires_at = now() + make_interval(secs => ${TRIAL_SECONDS}::int)
      where code_hash = ${hashOf(code)} and merchant = ${merchant} and expires_at > now() returning ${columns}`,
  );
  return trial ? { trial, key } : null;
};

/** The trial of a key, held until the transaction ends. */
export const holdTrial = async (tx: Tx, merchant: string, key: string): Promise<Trial | null> => {
  if (!looksLikeSecret(key)) return null;
  const [trial] = await rows<Trial>(
    tx,
    sql`select ${columns} from trial
      where key_hash = ${hashOf(key)} and merchant = ${merchant} and expires_at > now() for update`,
  );
  return trial ?? null;
};

/** Adds to the play money, or takes from it; null where there is not enough. */
export const changeTrialBalance = async (tx: Tx, id: string, amount: bigint): Promise<bigint | null> => {
  const change = sql`${String(amount)}::bigint`;
  const [trial] = await rows<{ balance: bigint }>(
    tx,
    sql`update trial set balance = balance + ${change} where id = ${id} and balance + ${change} >= 0 returning balance`,
  );
  return trial?.balance ?? null;
};

/** The bets go with their trial. */
export const expiredTrials: SQL = deleteExpired('trial', sql`expires_at < now()`);
