// What registration is built from, and what it leaves to modules above it.
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import type { Captcha } from '../../foundation/captcha/api.ts';
import type { Identity } from '../identity/api.ts';
import type { PasswordEstimator, PasswordHashing } from '../member/api.ts';
import type { Codes } from '../verification/api.ts';

/** What follows above from a registration. Filled where the modules are put together. */
export interface RegistrationHooks {
  /**
   * The work that belongs to a new member of this operator, within the transaction that writes the row: what it throws undoes the
   * registration. Null where there is none: one statement is then transaction enough.
   */
  readonly memberAdded: (merchant: Merchant) => ((tx: Tx, member: Member) => Promise<void>) | null;
}

export interface RegistrationParts {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly estimator: PasswordEstimator;
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly identity: Identity;
  readonly hooks: RegistrationHooks;
}
