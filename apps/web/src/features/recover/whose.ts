// The person whose password or name is forgotten: as the requests carry it, kept over a refresh, and shown.
import type { InputOf } from '@foyer/contract';

export type By = 'username' | 'mobile' | 'email';
export type Wish = 'password' | 'userName';

/** The question to the person: the forgotten thing, and the way to identify oneself. */
export interface Way {
  readonly wish: Wish;
  readonly by: By;
}

/** Exactly one of name, number or address, as the requests carry it. */
export type Whose =
  | { readonly by: 'username'; readonly username: string }
  /** `readable`: the number formatted for people; empty where that is not known. */
  | {
      readonly by: 'mobile';
      readonly countryDialingCode: string;
      readonly mobileNum: string;
      readonly readable: string;
    }
  | { readonly by: 'email'; readonly email: string };

type WhoseFields = Pick<InputOf<'member.passwordReset'>, 'username' | 'countryDialingCode' | 'mobileNum' | 'email'>;

/** The fields of the calls. */
export function fieldsOf(whose: Whose): WhoseFields {
  if (whose.by === 'username') return { username: whose.username };
  if (whose.by === 'email') return { email: whose.email };
  const { countryDialingCode, mobileNum } = whose;
  return { countryDialingCode, mobileNum };
}

/** Returns the recipient that a code is sent to or requested by. */
export function recipientOf(whose: Whose): string {
  if (whose.by === 'username') return whose.username;
  return whose.by === 'email' ? whose.email : `+${whose.countryDialingCode}${whose.mobileNum}`;
}

/** Returns the recipient as the person knows it. */
export const shownAs = (whose: Whose): string => (whose.by === 'mobile' && whose.readable) || recipientOf(whose);

/** The ways to identify oneself; a forgotten user name is no such way. */
export function waysOf(wish: Wish, mobile: boolean): readonly By[] {
  return [...(wish === 'password' ? (['username'] as const) : []), ...(mobile ? (['mobile'] as const) : []), 'email'];
}

/** The stored state of a recovery under way; neither code nor password. */
export interface Kept {
  readonly wish: Wish;
  readonly whose: Whose;
}

type Draft = Readonly<Record<string, string>>;

export const draftOf = ({ wish, whose }: Kept): Draft => ({ wish, ...whose });

function whoseOf({ by, username, countryDialingCode, mobileNum, readable = '', email }: Draft): Whose | null {
  if (by === 'username' && username) return { by, username };
  if (by === 'mobile' && countryDialingCode && mobileNum) return { by, countryDialingCode, mobileNum, readable };
  return by === 'email' && email ? { by, email } : null;
}

/** Returns the stored recovery, or null. */
export function keptOf(draft: Draft): Kept | null {
  const whose = whoseOf(draft);
  return whose && { wish: draft.wish === 'userName' ? 'userName' : 'password', whose };
}
