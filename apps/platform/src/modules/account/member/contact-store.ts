// Finds members by mobile number, e-mail address or user name.
import { and, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import { memberColumns, memberTable } from './table.ts';

type ContactKind = 'mobile' | 'email' | 'account';

/** The member of an operator with this number (E.164), address (folded) or account (folded): there is at most one. */
export const memberBy = async (
  on: Database | Tx,
  merchant: string,
  kind: ContactKind,
  value: string,
): Promise<Member | null> => {
  const [row] = await on
    .select(memberColumns)
    .from(memberTable)
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable[kind], value)));
  return row ?? null;
};
