// The name that a member types to log in: a user name, or the number they registered with.
import type { CallContext } from '../../../module.ts';
import { foldAccount } from '../member/api.ts';
import { mobileOf } from '../verification/api.ts';

/** User names hold a letter, numbers none. */
const LETTER = /\p{L}/u;

/** The folded user name, or the number in E.164: one without its dialing code is of the visitor's country, else of the operator's own @assumed */
export const loginNameOf = (typed: string, { merchant, region }: Pick<CallContext, 'merchant' | 'region'>): string => {
  const folded = foldAccount(typed);
  if (folded === '' || LETTER.test(folded)) return folded;
  const { countries, defaultCountry } = merchant;
  const home = countries.find(({ countryCode }) => countryCode === region);
  const first = home ?? countries.find(({ countryCode }) => countryCode === defaultCountry);
  const named = countries.find(({ countryDialingCode }) => folded.startsWith(`+${countryDialingCode}`));
  try {
    return mobileOf(merchant, (named ?? first)?.countryDialingCode ?? '', folded);
  } catch {
    return folded;
  }
};
