// Proof of a member by a code sent to their number.

import type { Member } from '../../../member.ts';
import type { CallContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { memberBy } from '../member/api.ts';
import { knownMobile } from '../verification/api.ts';
import type { SessionServices } from './services.ts';

/** The member by number and code. A number without an account was sent no code: it is answered like a wrong one. */
export const byCode = async (
  { platform, codes }: SessionServices,
  typed: string,
  code: string,
  { merchant }: CallContext,
): Promise<Member> => {
  const number = knownMobile(merchant, typed);
  if (number === null) throw new Refusal('login.cred.err');
  const fits = await codes.take({ merchant, purpose: 'login', channel: 'sms', to: number }, code);
  const member = fits ? await memberBy(platform.db, merchant.code, 'mobile', number) : null;
  if (member === null) throw new Refusal('code.invalid');
  return member;
};
