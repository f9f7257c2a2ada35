// Changes of a member's password. The hook follows every change, in the same transaction.
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { memberTable } from './table.ts';

/** A password that has just been changed. */
export interface PasswordChange {
  readonly memberId: string;
  /** The session in which the member changed it; null where the member was in none. */
  readonly keptSessionId: string | null;
}

/** Work of modules above that follows a changed password. Filled in modules.ts. */
export interface MemberHooks {
  /** Runs in the transaction of the change: an error undoes the change. */
  readonly passwordChanged: (tx: Tx, change: PasswordChange) => Promise<void>;
}

export interface Passwords {
  /** Replaces `oldHash`, null for none. False, and no hook runs, when another change came first. */
  readonly replace: (tx: Tx, change: PasswordChange, oldHash: string | null, newHash: string) => Promise<boolean>;
  /** Sets a password for a member who has proven by another way to be the one. */
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
