// Inserts new members. Of several with the same name, number or request only one is inserted.
import { and, eq } from 'drizzle-orm';
import { type Database, prepared, type Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import { memberColumns, memberTable } from './table.ts';

export type NewMember = typeof memberTable.$inferInsert;

/** The member that was made; null when another has the name, the number or the request. */
export const insertMember = async (on: Database | Tx, member: NewMember): Promise<Member | null> => {
  const [made] = await on.insert(memberTable).values(member).onConflictDoNothing().returning(memberColumns);
  return made ?? null;
};

/** Returns the given confusable keys that members already have. No key has a comma. */
export const takenConfusableKeys = async (
  db: Database,
  merchant: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const query = prepared<{ look: string }>(
    db,
    "select look from member where merchant = $1 and look = any(string_to_array($2, ','))",
  );
  return new Set((await query(merchant, keys.join(','))).map(({ look }) => look));
};

export const isMobileTaken = async (on: Database | Tx, merchant: string, mobile: string): Promise<boolean> => {
  const taken = await on
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.mobile, mobile)));
  return taken.length > 0;
};

/** The member a request made, also when the node died before it could answer. */
export const memberMadeBy = async (on: Database | Tx, merchant: string, madeBy: string): Promise<string | null> => {
  const [made] = await on
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.madeBy, madeBy)));
  return made?.id ?? null;
};
