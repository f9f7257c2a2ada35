// The services that the session module is built from, and its hooks for modules above it.
import type { Member } from '../../../member.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import type { Captcha } from '../../foundation/captcha/api.ts';
import type { PasswordHashing } from '../member/api.ts';
import type { Codes } from '../verification/api.ts';
import type { ProvenMember } from './begin-session.ts';

/** The proof of a log-in before the second factor: a password, the phone by a code, or an account elsewhere. */
export type FirstFactor = 'password' | 'sms' | 'identity';

/** Proofs and checks of modules above before a session. Filled in modules.ts. */
export interface SessionHooks {
  /** Returns the member who has the number of a phone-auth token, which is used up by this. */
  readonly memberByPhoneToken: (idToken: string, context: CallContext) => Promise<Member>;
  /** Lets a log-in pass, or throws the Refusal with what it still needs. No session is written yet. */
  readonly beforeSession: (provenMember: ProvenMember, first: FirstFactor, context: CallContext) => Promise<void>;
}

export interface SessionServices {
  readonly platform: PlatformContext;
  readonly hashing: PasswordHashing;
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly hooks: SessionHooks;
}
