// The services that log-ins, registrations and a member's own security use.
import type { House } from '../../../module.ts';
import type { Captcha } from '../../foundation/captcha/captcha.ts';
import type { Identity } from '../identity/identity.ts';
import type { PasswordEstimator } from '../member/password-estimator.ts';
import type { PasswordHashing } from '../member/password-hash.ts';
import type { Authenticators } from '../second-factor/authenticators.ts';
import type { Codes } from '../verification/codes.ts';

export interface LoginParts {
  readonly house: House;
  readonly hashing: PasswordHashing;
  readonly estimator: PasswordEstimator;
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly authenticators: Authenticators;
  readonly identity: Identity;
}
