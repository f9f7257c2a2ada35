// The services that the registration module is built from, and its hooks for modules above it.
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import type { Captcha } from '../../foundation/captcha/api.ts';
import type { Identity } from '../identity/api.ts';
import type { NewMember, PasswordEstimator, PasswordHashing } from '../member/api.ts';
import type { Codes } from '../verification/api.ts';

/** Work of modules above that belongs to a registration. Filled in modules.ts. */
export interface RegistrationHooks {
  /**
   * Answers the work for a new member of this operator, who came as the registration says. It runs in the transaction that writes
   * the row: an error undoes the registration. Null where there is none: the registration is then
   * one statement.
   */
  readonly memberAdded: (
    merchant: Merchant,
    origin: Pick<NewMember, 'sentReferralCode' | 'registerDevice'>,
  ) => ((tx: Tx, member: Member) => Promise<void>) | null;
}

export interface RegistrationServices {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly estimator: PasswordEstimator;
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly identity: Identity;
  readonly hooks: RegistrationHooks;
}
