// RG-02, RG-03: the call of a registration, with every field of its payload.
import type { CaptchaProof, InputOf } from '@foyer/contract';
import type { Origin } from '../../shell/session/register-origin.ts';
import { type Demands, nameOf, type RegisterEntry, requiresPassword } from './register-entry.ts';

type Username = InputOf<'member.register'>;
type Mobile = InputOf<'member.registerMobile'>;

/** The request of a registration: without a mobile number, and with one. */
export type RegisterCall =
  | { readonly name: 'member.register'; readonly input: Username }
  | { readonly name: 'member.registerMobile'; readonly input: Mobile };

/**
 * Tells whether this device is to remember the new member. A tick on the form by user name outlives a switch to a form
 * without a password, which has no box.
 */
export const isToRemember = (entry: RegisterEntry, demands: Demands): boolean =>
  entry.remember && requiresPassword(entry, demands);

/** The call. User names are trimmed, passwords are what was typed. */
export function callOf(entry: RegisterEntry, demands: Demands, origin: Origin, proof: CaptchaProof): RegisterCall {
  const common = {
    ...origin,
    ...proof,
    login: true,
    ...(isToRemember(entry, demands) && { remember: true }),
    ofAge: entry.agreed,
  };
  const password = entry.password;
  if (entry.method === 'username' || !entry.mobile) {
    return { name: 'member.register', input: { ...common, username: nameOf(entry), password } };
  }
  const { countryDialingCode, mobileNum } = entry.mobile;
  return {
    name: 'member.registerMobile',
    input: {
      ...common,
      countryDialingCode,
      mobileNum,
      verificationCode: entry.code,
      ...(requiresPassword(entry, demands) && { password }),
    },
  };
}
