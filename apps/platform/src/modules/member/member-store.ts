// Members in their table.
import type { LanguageCode } from '@foyer/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import type { Member } from './member.ts';
import { memberColumns, memberTable } from './table.ts';

/** A member with the hash of the password: only for checking it. */
export interface Credentials {
  readonly member: Member;
  /** Null: the member has no password. */
  readonly passwordHash: string | null;
}

/** Looks up a member of one operator, by account or by number, with a prepared query. */
export const createCredentialsFinder = (db: Database) => {
  const query = db
    .select({ member: memberColumns, passwordHash: memberTable.passwordHash })
    .from(memberTable)
    .where(
      and(
        eq(memberTable.merchant, sql.placeholder('merchant')),
        or(eq(memberTable.account, sql.placeholder('account')), eq(memberTable.mobile, sql.placeholder('account'))),
      ),
    )
    .prepare('credentials');
  return async (merchant: string, account: string): Promise<Credentials | null> => {
    const [row] = await query.execute({ merchant, account });
    return row ?? null;
  };
};

export type CredentialsFinder = ReturnType<typeof createCredentialsFinder>;

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
