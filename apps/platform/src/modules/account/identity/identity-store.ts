// Stores identities: finds the member of an identity, and the identities of a member.
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { VerifiedIdentity } from '../../../ports/identity/port.ts';
import { newId } from '../../../secrets/token.ts';
import { joinMember, MEMBER_COLUMNS, type MemberRow, memberBy, memberOfRow } from '../member/api.ts';
import { identityTable } from './table.ts';

type IdentityKey = Pick<VerifiedIdentity, 'issuer' | 'provider' | 'subject' | 'phone' | 'name'>;

/**
 * The member of an operator. A number is its own identity, whichever service verified it: the member's codes go to that
 * number as well.
 */
export const memberOf = async (on: Database | Tx, merchant: string, identity: IdentityKey): Promise<Member | null> => {
  if (identity.phone !== null) return memberBy(on, merchant, 'mobile', identity.phone);
  const [row] = await rows<MemberRow>(
    on,
    sql`select ${sql.raw(MEMBER_COLUMNS)} from identity ${sql.raw(joinMember('identity.member_id'))}
      where identity.merchant = ${merchant} and issuer = ${identity.issuer} and provider = ${identity.provider} and subject = ${identity.subject}`,
  );
  return row ? memberOfRow(row) : null;
};

/** True when the identity logs this member in from now on, or did before; false when it is another member's. */
export const link = async (
  on: Database | Tx,
  merchant: string,
  identity: IdentityKey,
  memberId: string,
): Promise<boolean> => {
  const { issuer, provider, subject, name } = identity;
  const made = await on
    .insert(identityTable)
    .values({ merchant, issuer, provider, subject, memberId, id: newId(), name })
    .onConflictDoNothing()
    .returning({ memberId: identityTable.memberId });
  return made.length > 0 || (await memberOf(on, merchant, { ...identity, phone: null }))?.id === memberId;
};

/** An identity of a member, as its row has it. */
export type IdentityRow = Pick<typeof identityTable.$inferSelect, 'id' | 'provider' | 'name' | 'linkedAt'>;

/** Those of one issuer: by another one's nobody logs in any more. The earliest first. */
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
