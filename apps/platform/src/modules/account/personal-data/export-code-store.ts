// Codes for one download: the browser fetches a file by its address alone, so that it need not fit into the page's memory.
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';
import { hashOf, newSecret } from '../../../secrets/token.ts';

const LIFE_SECONDS = 60;

export const createExportCode = async (db: Database, merchant: string, memberId: string): Promise<string> => {
  const code = newSecret();
  await db.execute(sql`insert into export_code (code_hash, merchant, member_id, expires_at)
    values (${hashOf(code)}, ${merchant}, ${memberId}, now() + make_interval(secs => ${LIFE_SECONDS}::int))`);
  return code;
};

/** Takes a code away and answers its member; null where it was taken, is over, or is another operator's. */
export const takeExportCode = async (db: Database, merchant: string, code: string): Promise<string | null> => {
  const [taken] = await rows<{ memberId: string }>(
    db,
    sql`delete from export_code where code_hash = ${hashOf(code)} and merchant = ${merchant} and expires_at > now()
      returning member_id as "memberId"`,
  );
  return taken?.memberId ?? null;
};

export const expiredExportCodes = deleteExpired('export_code', sql`expires_at < now()`);
