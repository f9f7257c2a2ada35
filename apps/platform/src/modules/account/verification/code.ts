// The types of a code: its purpose, its recipient and its requester.
import type { LanguageCode } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';

/** The purpose of a code. `verify`: the second factor of a log-in. `contact`: a new address or number of a member. */
export type CodePurpose = 'register' | 'login' | 'reset' | 'verify' | 'contact';

/** The recipient of a code. `to` is a number in E.164 or a folded e-mail address. */
export interface CodeRecipient {
  readonly merchant: Merchant;
  readonly purpose: CodePurpose;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  /** The only thing that the code is good for: a challenge, a member. */
  readonly boundTo?: string;
}

/** The requester of a code, for the limits. */
export interface CodeRequester {
  readonly ip: string;
  readonly deviceId: string | null;
  /** A captcha proof went with the request: the code then counts as that proof, from this device. */
  readonly isProven?: boolean;
  readonly language: LanguageCode;
  /** Host the visitor typed: the last line of an SMS names it for the browser's own code filling. */
  readonly host: string;
}
