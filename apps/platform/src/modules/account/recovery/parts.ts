// What recovery is built from.
import type { PlatformContext } from '../../../module.ts';
import type { Captcha } from '../../foundation/captcha/api.ts';
import type { PasswordEstimator, PasswordHashing, Passwords } from '../member/api.ts';
import type { Codes } from '../verification/api.ts';

export interface RecoveryParts {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly estimator: PasswordEstimator;
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  readonly codes: Codes;
}
