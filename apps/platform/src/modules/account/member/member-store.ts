// Members in their table.
import type { LanguageCode } from '@foyer/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import type { Member } from './member.ts';
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

/** Sets a password that replaces `oldHash`, null for none; false when another change came first. */
export const replacePassword = async (
  tx: Tx,
  memberId: string,
  oldHash: string | null,
  newHash: string,
): Promise<boolean> => {
  const changed = await tx
    .update(memberTable)
    .set({ passwordHash: newHash, passwordChangedAt: sql`now()`, passwordExpiredAt: null, passwordGivenAt: null })
    .where(and(eq(memberTable.id, memberId), sql`${memberTable.passwordHash} is not distinct from ${oldHash}`))
    .returning({ id: memberTable.id });
  return changed.length > 0;
};

/** Puts a hash of today's parameters in the place of one of the same password, unless that was replaced in the meantime. */
export const renewHash = async (db: Database, memberId: string, oldHash: string, newHash: string): Promise<void> => {
  await db
    .update(memberTable)
    .set({ passwordHash: newHash })
    .where(and(eq(memberTable.id, memberId), eq(memberTable.passwordHash, oldHash)));
};
