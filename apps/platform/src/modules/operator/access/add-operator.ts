// Adds a person who works for an operator.
import type { OperatorRole } from '@foyer/contract/operator';
import type { Database } from '../../../db/database.ts';
import { strangerAt } from '../../../protection/fair-queue.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';
import { newId } from '../../../secrets/token.ts';
import type { PasswordHashing } from '../../account/member/api.ts';
import { addOperator, operatorByName } from './account-store.ts';

/** What adding a person takes. */
export interface AddServices {
  readonly db: Database;
  readonly hashing: Pick<PasswordHashing, 'hash'>;
  /** Encrypts the secrets of authenticators. */
  readonly key: MemberKey;
}

export interface NewOperator {
  readonly merchant: string;
  readonly name: string;
  readonly password: string;
  /** Base32. */
  readonly secret: string;
  readonly roles: readonly OperatorRole[];
}

/** Adds a person; false where the operator has one of that name. The work of hashing is the caller's own. */
export const addOperatorAccount = async (
  { db, hashing, key }: AddServices,
  { merchant, name, password, secret, roles }: NewOperator,
): Promise<boolean> => {
  const id = newId();
  if ((await operatorByName(db, merchant, name)) !== null) return false;
  const passwordHash = await hashing.hash(password, strangerAt('127.0.0.1'));
  const row = { id, merchant, name, passwordHash, totpSecret: key.hide(id, secret), roles };
  return addOperator(db, row);
};
