// Adds an account for a person who works for an operator.
import type { StaffRole } from '@foyer/contract/operator';
import type { Database } from '../../../db/database.ts';
import { strangerAt } from '../../../protection/fair-queue.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';
import { newId } from '../../../secrets/token.ts';
import type { PasswordHashing } from '../../account/member/api.ts';
import { insertStaff, staffByName } from './account-store.ts';

/** What adding a person takes. */
export interface AddServices {
  readonly db: Database;
  readonly hashing: Pick<PasswordHashing, 'hash'>;
  /** Encrypts the secrets of authenticators. */
  readonly key: MemberKey;
}

export interface NewStaffAccount {
  readonly merchant: string;
  readonly name: string;
  readonly password: string;
  /** Base32. */
  readonly secret: string;
  readonly roles: readonly StaffRole[];
}

/** Adds a person; false where the operator has one of that name. The work of hashing is the caller's own. */
export const addStaffAccount = async (
  { db, hashing, key }: AddServices,
  { merchant, name, password, secret, roles }: NewStaffAccount,
): Promise<boolean> => {
  const id = newId();
  if ((await staffByName(db, merchant, name)) !== null) return false;
  const passwordHash = await hashing.hash(password, strangerAt('127.0.0.1'));
  const row = { id, merchant, name, passwordHash, totpSecret: key.hide(id, secret), roles };
  return insertStaff(db, row);
};
