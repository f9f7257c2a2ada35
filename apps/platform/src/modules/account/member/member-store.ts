// Reads and updates members in their table: password hash, language, contacts, second factor.
import type { LanguageCode } from '@foyer/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import { memberColumns, memberTable } from './table.ts';

export const passwordHashOf = async (db: Database, memberId: string): Promise<string | null> => {
  const [row] = await db
    .select({ passwordHash: memberTable.passwordHash })
    .from(memberTable)
    .where(eq(memberTable.id, memberId));
  return row?.passwordHash ?? null;
};

export const memberById = async (on: Database | Tx, id: string): Promise<Member | null> => {
  const [row] = await on.select(memberColumns).from(memberTable).where(eq(memberTable.id, id));
  return row ?? null;
};

export const setLanguage = async (db: Database, memberId: string, language: LanguageCode): Promise<void> => {
  await db.update(memberTable).set({ language }).where(eq(memberTable.id, memberId));
};

export const setFirstTimeSeen = async (db: Database, memberId: string): Promise<void> => {
  await db.update(memberTable).set({ firstTime: false }).where(eq(memberTable.id, memberId));
};

export const setProfileIcon = async (db: Database, memberId: string, icon: number | null): Promise<void> => {
  await db.update(memberTable).set({ profileIcon: icon }).where(eq(memberTable.id, memberId));
};

/** Puts a hash of today's parameters in the place of one of the same password, unless that was replaced in the meantime. */
export const renewHash = async (db: Database, memberId: string, oldHash: string, newHash: string): Promise<void> => {
  await db
    .update(memberTable)
    .set({ passwordHash: newHash })
    .where(and(eq(memberTable.id, memberId), eq(memberTable.passwordHash, oldHash)));
};

/** Held until the transaction ends: whatever concerns how a member logs in waits for its turn. */
export const holdMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.execute(sql`select 1 from member where id = ${memberId} for no key update`);
};

/** Stores which methods of the second factor are turned on, in the form that their module writes. */
export const setSecondFactor = async (tx: Tx, memberId: string, methods: string): Promise<void> => {
  await tx.execute(sql`update member set second_factor = ${methods} where id = ${memberId}`);
};

/** Sets what a member may do, and until when. False: the operator has no such member. */
export const setStatus = async (
  tx: Tx,
  merchant: string,
  id: string,
  { status, statusUntil }: Pick<Member, 'status' | 'statusUntil'>,
): Promise<boolean> => {
  const set = await rows(
    tx,
    sql`update member set status = ${status}, status_until = ${statusUntil?.toISOString() ?? null}::timestamptz
      where merchant = ${merchant} and id = ${id} returning 1`,
  );
  return set.length > 0;
};

/** Sets the operator's label of a member. False: the operator has no such member. */
export const setLabel = async (tx: Tx, merchant: string, id: string, label: string | null): Promise<boolean> => {
  const set = await rows(
    tx,
    sql`update member set label = ${label} where merchant = ${merchant} and id = ${id} returning 1`,
  );
  return set.length > 0;
};

/**
 * Keeps the name that a member is paid under, if there is none yet; answers the one that is kept. Call it with the member held.
 */
export const fixPayeeName = async (tx: Tx, memberId: string, name: string): Promise<string> => {
  const [row] = await rows<{ name: string }>(
    tx,
    sql`update member set payee_name = coalesce(payee_name, ${name}) where id = ${memberId} returning payee_name as name`,
  );
  if (!row) throw new Error('the member is gone');
  return row.name;
};

/** The name that a member is paid under; null before the first payout account. */
export const payeeNameOf = async (db: Database, memberId: string): Promise<string | null> => {
  const [row] = await rows<{ name: string | null }>(
    db,
    sql`select payee_name as name from member where id = ${memberId}`,
  );
  return row?.name ?? null;
};

/** Sets a number (E.164) or an address (folded); false where another member of the operator has it. */
export const setContact = async (
  tx: Tx,
  memberId: string,
  { merchant, kind, value }: { readonly merchant: string; readonly kind: 'mobile' | 'email'; readonly value: string },
): Promise<boolean> => {
  const column = sql.identifier(kind);
  const set = await rows(
    tx,
    sql`update member set ${column} = ${value} where id = ${memberId} and not exists (
      select 1 from member as other where other.merchant = ${merchant} and other.${column} = ${value} and other.id <> ${memberId})
      returning 1`,
  );
  return set.length > 0;
};
