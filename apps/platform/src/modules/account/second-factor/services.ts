// The services that the second-factor module is built from, and its hooks for modules above it.
import type { Tx } from '../../../db/database.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import type { PasswordHashing } from '../member/api.ts';
import type { Codes } from '../verification/api.ts';
import type { Authenticators } from './authenticators.ts';

/** A phone that the phone-auth service has verified. */
export interface VerifiedPhone {
  /** E.164; null where the service named none. */
  readonly phone: string | null;
  /** Takes the proof within the transaction: true once. */
  readonly spend: (tx: Tx) => Promise<boolean>;
}

/** Proofs that modules above verify. Filled in modules.ts. */
export interface SecondFactorHooks {
  /**
   * Verifies the phone in a token of the phone-auth service. It runs before the transaction,
   * because the service's keys may have to be fetched.
   * @throws Refusal channel.refused, identity.invalid, service.unavailable
   */
  readonly verifyPhone: (idToken: string, context: Pick<CallContext, 'merchant'>) => Promise<VerifiedPhone>;
}

export interface SecondFactorServices {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly codes: Codes;
  readonly authenticators: Authenticators;
  readonly hooks: SecondFactorHooks;
}
