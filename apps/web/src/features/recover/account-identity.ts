// The person who forgot a password or name: as sent, stored over a refresh, and shown.
import type { InputOf } from '@foyer/contract';

export type IdentityKind = 'username' | 'mobile' | 'email';
export type Wish = 'password' | 'userName';

/** The question to the person: the forgotten thing, and the way to identify oneself. */
export interface RecoveryChoice {
  readonly wish: Wish;
  readonly by: IdentityKind;
}

/** Exactly one of name, number or address, as the requests carry it. */
export type AccountIdentity =
  | { readonly by: 'username'; readonly username: string }
  /** `readable`: the number formatted for people; empty where that is not known. */
  | {
      readonly by: 'mobile';
      readonly countryDialingCode: string;
      readonly mobileNum: string;
      readonly readable: string;
    }
  | { readonly by: 'email'; readonly email: string };

type IdentityRequestFields = Pick<
  InputOf<'member.passwordReset'>,
  'username' | 'countryDialingCode' | 'mobileNum' | 'email'
>;

/** The fields of the calls. */
export function fieldsOf(identity: AccountIdentity): IdentityRequestFields {
  if (identity.by === 'username') return { username: identity.username };
  if (identity.by === 'email') return { email: identity.email };
  const { countryDialingCode, mobileNum } = identity;
  return { countryDialingCode, mobileNum };
}

/** Returns the recipient that a code is sent to or requested by. */
export function recipientOf(identity: AccountIdentity): string {
  if (identity.by === 'username') return identity.username;
  return identity.by === 'email' ? identity.email : `+${identity.countryDialingCode}${identity.mobileNum}`;
}

/** Returns the recipient as the person knows it. */
export const shownAs = (identity: AccountIdentity): string =>
  (identity.by === 'mobile' && identity.readable) || recipientOf(identity);

/** The ways to identify oneself; a forgotten user name is no such way. */
export function identityKindsOf(wish: Wish, mobile: boolean): readonly IdentityKind[] {
  return [...(wish === 'password' ? (['username'] as const) : []), ...(mobile ? (['mobile'] as const) : []), 'email'];
}

/** The stored state of a recovery under way; neither code nor password. */
export interface StoredRecovery {
  readonly wish: Wish;
  readonly identity: AccountIdentity;
}

type Draft = Readonly<Record<string, string>>;

export const draftOf = ({ wish, identity }: StoredRecovery): Draft => ({ wish, ...identity });

function identityOf({
  by,
  username,
  countryDialingCode,
  mobileNum,
  readable = '',
  email,
}: Draft): AccountIdentity | null {
  if (by === 'username' && username) return { by, username };
  if (by === 'mobile' && countryDialingCode && mobileNum) return { by, countryDialingCode, mobileNum, readable };
  return by === 'email' && email ? { by, email } : null;
}

/** Returns the stored recovery, or null. */
export function storedRecoveryOf(draft: Draft): StoredRecovery | null {
  const identity = identityOf(draft);
  return identity && { wish: draft.wish === 'userName' ? 'userName' : 'password', identity };
}
