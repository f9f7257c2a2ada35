// What the security page is built from.
import type { PlatformContext } from '../../../module.ts';
import type { PasswordEstimator, PasswordHashing, Passwords } from '../member/api.ts';
import type { Authenticators } from '../second-factor/api.ts';
import type { Codes } from '../verification/api.ts';

/** What a step-up needs. */
export interface StepUpParts {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly authenticators: Authenticators;
}

export interface SecurityParts extends StepUpParts {
  readonly estimator: PasswordEstimator;
  readonly passwords: Passwords;
  readonly codes: Codes;
}
