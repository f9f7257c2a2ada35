// Codes by SMS and e-mail: sent within limits, good once, for one purpose, for a short while.
import type { LanguageCode } from '@foyer/contract';
import type { Merchant } from '../../merchants/merchant.ts';
import type { House } from '../../module.ts';
import { Refusal } from '../../refusal.ts';

/** What a code is good for. */
export type CodePurpose = 'register' | 'login' | 'reset';

/** Where a code goes. `to` is a number in E.164 or a folded e-mail address. */
export interface CodeRecipient {
  readonly merchant: Merchant;
  readonly purpose: CodePurpose;
  readonly channel: 'sms' | 'email';
  readonly to: string;
}

/** Who asked, for the limits. */
export interface CodeAsker {
  readonly ip: string;
  readonly deviceId: string | null;
  readonly language: LanguageCode;
  /** Host the visitor typed: the last line of an SMS names it for the browser's own code filling. */
  readonly host: string;
}

export interface Codes {
  /**
   * Counts the try against every limit, then sends a fresh code, which replaces an older one. `send: false` counts and answers the
   * same but sends nothing: for people who do not exist.
   * @throws Refusal TOO_MANY_REQUEST_SMS
   */
  readonly send: (
    recipient: CodeRecipient,
    asker: CodeAsker,
    options?: { readonly send?: boolean },
  ) => Promise<{ readonly expirationTime: string; readonly resendAt: string }>;
  /** Takes a code: true once. A wrong one counts; after five the code is dead. */
  readonly take: (recipient: CodeRecipient, code: string) => Promise<boolean>;
}

export const createCodes = (_house: House): Codes => ({
  send: async () => {
    throw new Refusal('service.unavailable');
  },
  take: async () => false,
});
