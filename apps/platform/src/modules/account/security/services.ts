// The services that the security module is built from.
import type { PlatformContext } from '../../../module.ts';
import type { PasswordEstimator, PasswordHashing, Passwords } from '../member/api.ts';
import type { Authenticators } from '../second-factor/api.ts';
import type { Codes } from '../verification/api.ts';

/** The services that a step-up is built from. */
export interface StepUpServices {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly authenticators: Authenticators;
}

export interface SecurityServices extends StepUpServices {
  readonly estimator: PasswordEstimator;
  readonly passwords: Passwords;
  readonly codes: Codes;
}
