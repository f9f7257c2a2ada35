// What the session module is built from, and what it leaves to modules above it.
import type { CallContext, PlatformContext } from '../../../module.ts';
import type { Captcha } from '../../foundation/captcha/api.ts';
import type { PasswordHashing } from '../member/api.ts';
import type { Codes } from '../verification/api.ts';
import type { Entrance } from './enter.ts';

/** The proof of a log-in before the second factor: a password, the phone by a code, or an account elsewhere. */
export type FirstFactor = 'password' | 'sms' | 'identity';

/** What stands above between a proof and its session. Filled where the modules are put together. */
export interface SessionHooks {
  /** Lets a log-in pass, or throws the Refusal that says what it still needs. Nothing of the session is written yet. */
  readonly beforeSession: (entrance: Entrance, first: FirstFactor, context: CallContext) => Promise<void>;
}

export interface SessionParts {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly hooks: SessionHooks;
}
