// Changes of a member's password. Whatever has to follow one follows every one, in the same transaction.
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { memberTable } from './table.ts';

/** A password that has just been changed. */
export interface PasswordChange {
  readonly memberId: string;
  /** The session in which the member changed it; null where the member was in none. */
  readonly keptSessionId: string | null;
}

/** What follows above from a changed password. Filled where the modules are put together. */
export interface MemberHooks {
  /** Runs within the transaction of the change: what it throws undoes the change. */
  readonly passwordChanged: (tx: Tx, change: PasswordChange) => Promise<void>;
}

export interface Passwords {
  /** Sets a password that replaces `oldHash`, null for none; false, and nothing follows, when another change came first. */
  readonly replace: (tx: Tx, change: PasswordChange, oldHash: string | null, newHash: string) => Promise<boolean>;
  /** Sets a password whatever the old one was, for whom has proven otherwise to be the member. */
  readonly set: (tx: Tx, change: PasswordChange, newHash: string) => Promise<void>;
}

const chosen = (hash: string) => ({
  passwordHash: hash,
  passwordChangedAt: sql`now()`,
  passwordExpiredAt: null,
  passwordGivenAt: null,
});

export const createPasswords = ({ passwordChanged }: MemberHooks): Passwords => ({
  replace: async (tx, change, oldHash, newHash) => {
    const changed = await tx
      .update(memberTable)
      .set(chosen(newHash))
      .where(and(eq(memberTable.id, change.memberId), sql`${memberTable.passwordHash} is not distinct from ${oldHash}`))
      .returning({ id: memberTable.id });
    if (changed.length === 0) return false;
    await passwordChanged(tx, change);
    return true;
  },
  set: async (tx, change, newHash) => {
    await tx.update(memberTable).set(chosen(newHash)).where(eq(memberTable.id, change.memberId));
    await passwordChanged(tx, change);
  },
});
