// What the second factor is built from, and what it leaves to modules above it.
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

/** Proofs that modules above bring along. Filled where the modules are put together. */
export interface SecondFactorHooks {
  /**
   * Whose phone a token of the phone-auth service stands for. Asked before the transaction: its keys may have to be fetched.
   * @throws Refusal channel.refused, identity.invalid, service.unavailable
   */
  readonly verifyPhone: (idToken: string, context: Pick<CallContext, 'merchant'>) => Promise<VerifiedPhone>;
}

export interface SecondFactorParts {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly codes: Codes;
  readonly authenticators: Authenticators;
  readonly hooks: SecondFactorHooks;
}
