// Single-use codes in the chat's address: stored as hashes, valid for a minute.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';
import { hashOf, newSecret } from '../../../secrets/token.ts';

const CODE_SECONDS = 60;

/** What a code opens. */
export interface ChatLaunch {
  readonly sessionId: string;
  readonly title: string;
  readonly backUrl: string;
}

export const newChatCode = async (
  db: Database,
  merchant: string,
  { sessionId, title, backUrl }: ChatLaunch,
): Promise<string> => {
  const code = newSecret();
  await db.execute(sql`insert into chat_code (code_hash, merchant, session_id, title, back_url, expires_at)
    values (${hashOf(code)}, ${merchant}, ${sessionId}, ${title}, ${backUrl}, now() + make_interval(secs => ${CODE_SECONDS}::int))`);
  return code;
};

/** Takes a code: of two that try at once, one gets the chat. */
export const takeChatCode = async (tx: Tx, merchant: string, code: string): Promise<ChatLaunch | null> => {
  const [taken] = await rows<ChatLaunch>(
    tx,
    sql`delete from chat_code where code_hash = ${hashOf(code)} and merchant = ${merchant} and expires_at > now()
      returning session_id as "sessionId", title, back_url as "backUrl"`,
  );
  return taken ?? null;
};

export const expiredChatCodes: SQL = deleteExpired('chat_code', sql`expires_at < now()`);
