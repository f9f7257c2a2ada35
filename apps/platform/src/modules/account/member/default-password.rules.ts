// RG-04: the operator's default password for accounts made by phone without one.

import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';

/** Lifetime of a password that nobody chose @assumed */
const LIFE_MS = 24 * 3_600_000;

/** True for a password of the member's own; a default one is good from the device that registered, for a day. */
export const defaultPasswordFits = (
  { passwordGivenAt, registerDevice }: Pick<Member, 'passwordGivenAt' | 'registerDevice'>,
  { defaultPassword }: Pick<Merchant, 'defaultPassword'>,
  deviceId: string | null,
  now: Date,
): boolean => {
  if (passwordGivenAt === null) return true;
  if (defaultPassword === null || registerDevice === null || registerDevice !== deviceId) return false;
  return passwordGivenAt.getTime() + LIFE_MS > now.getTime();
};
