// AL-01 to AL-05: when a visitor is logged in without a form, and what an error of it leaves behind.
import { type Aftermath, aftermathOf } from './refused-login.ts';
import type { RememberedRecord } from './remembered-record.ts';

export interface AutomaticLoginFacts {
  /** A session runs; a token of the address has become one by now. */
  readonly loggedIn: boolean;
  readonly query: URLSearchParams;
  /** MOBILEAUTOLOGIN3. */
  readonly switchedOn: boolean;
  /** Switched off on this device, by an error or by an explicit log-out. */
  readonly switchedOffHere: boolean;
  readonly record: Pick<RememberedRecord, 'type' | 'merchant'> | null;
  readonly merchant: string;
}

/** AL-01, AL-02: decides if a visitor is logged in without a form. */
export function mayLogInByItself(facts: AutomaticLoginFacts): boolean {
  const { loggedIn, query, switchedOn, switchedOffHere, record, merchant } = facts;
  if (loggedIn || !switchedOn || switchedOffHere) return false;
  if (query.has('redirectUrl') || query.has('backUrl')) return false;
  return record !== null && record.merchant === merchant && record.type !== 'sms';
}

/** Error codes of members who are shut out, by their own wish or not: no device logs them in again @assumed */
const shutOut: ReadonlySet<string> = new Set(['member.timeout', 'member.excluded', 'member.closed']);

/** AL-03, AL-04, AL-05: none of them is shown. */
export const automaticAftermathOf = (errorCode: string): Aftermath =>
  shutOut.has(errorCode) ? 'forget' : aftermathOf(errorCode);
