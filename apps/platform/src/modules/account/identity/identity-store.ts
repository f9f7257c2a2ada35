// Which member an identity logs in, and which identities log a member in.
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import type { Vouched } from '../../../ports/identity/port.ts';
import type { Member } from '../member/member.ts';
import { memberBy } from '../member/reach-store.ts';
import { memberColumns, memberTable } from '../member/table.ts';
import { newId } from '../session/token.ts';
import { identityTable } from './table.ts';

type Who = Pick<Vouched, 'issuer' | 'provider' | 'subject' | 'phone' | 'name'>;

/**
 * The member of an operator. A number is its own identity, whichever service verified it: the member's codes go to that
 * number as well.
 */
export const memberOf = async (on: Database | Tx, merchant: string, who: Who): Promise<Member | null> => {
  if (who.phone !== null) return memberBy(on, merchant, 'mobile', who.phone);
  const { issuer, provider, subject } = identityTable;
  const [row] = await on
    .select(memberColumns)
    .from(identityTable)
    .innerJoin(memberTable, eq(memberTable.id, identityTable.memberId))
    .where(
      and(
        eq(identityTable.merchant, merchant),
        eq(issuer, who.issuer),
        eq(provider, who.provider),
        eq(subject, who.subject),
      ),
    );
  return row ?? null;
};

/** True when the identity logs this member in from now on, or did before; false when it is another member's. */
export const link = async (on: Database | Tx, merchant: string, who: Who, memberId: string): Promise<boolean> => {
  const { issuer, provider, subject, name } = who;
  const made = await on
    .insert(identityTable)
    .values({ merchant, issuer, provider, subject, memberId, id: newId(), name })
    .onConflictDoNothing()
    .returning({ memberId: identityTable.memberId });
  return made.length > 0 || (await memberOf(on, merchant, { ...who, phone: null }))?.id === memberId;
};

/** An identity of a member, as its row has it. */
export type IdentityRow = Pick<typeof identityTable.$inferSelect, 'id' | 'provider' | 'name' | 'linkedAt'>;

/** Those of one voucher: of another one nobody logs in any more. The earliest first. */
export const identitiesOf = (on: Database | Tx, memberId: string, issuer: string): Promise<IdentityRow[]> => {
  const { id, provider, name, linkedAt } = identityTable;
  return on
    .select({ id, provider, name, linkedAt })
    .from(identityTable)
    .where(and(eq(identityTable.memberId, memberId), eq(identityTable.issuer, issuer)))
    .orderBy(asc(linkedAt), asc(id));
};

export const unlink = async (tx: Tx, memberId: string, id: string): Promise<void> => {
  await tx.delete(identityTable).where(and(eq(identityTable.memberId, memberId), eq(identityTable.id, id)));
};
