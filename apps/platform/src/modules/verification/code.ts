// What a code is for, whom it goes to and who asked for it.
import type { LanguageCode } from '@foyer/contract';
import type { Merchant } from '../../merchants/merchant.ts';

/** What a code is good for. `verify`: the second factor of a log-in. `contact`: a new address or number of a member. */
export type CodePurpose = 'register' | 'login' | 'reset' | 'verify' | 'contact';

/** Where a code goes. `to` is a number in E.164 or a folded e-mail address. */
export interface CodeRecipient {
  readonly merchant: Merchant;
  readonly purpose: CodePurpose;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  /** What the code is good for alone: a challenge, a member. */
  readonly boundTo?: string;
}

/** Who asked, for the limits. */
export interface CodeAsker {
  readonly ip: string;
  readonly deviceId: string | null;
  readonly language: LanguageCode;
  /** Host the visitor typed: the last line of an SMS names it for the browser's own code filling. */
  readonly host: string;
}
