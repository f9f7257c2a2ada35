// The services that the recovery module is built from.
import type { PlatformContext } from '../../../module.ts';
import type { Captcha } from '../../foundation/captcha/api.ts';
import type { PasswordEstimator, PasswordHashing, Passwords } from '../member/api.ts';
import type { Codes } from '../verification/api.ts';

export interface RecoveryServices {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly estimator: PasswordEstimator;
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  readonly codes: Codes;
}
