// Limits the wrong answers of an account over all its challenges and step-ups.

import type { Database, Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { PlatformContext } from '../../../module.ts';
import { forgetTries, reserveTry, returnTry, usedUpUntil } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';

const DAY_SECONDS = 86_400;

type MemberKey = Pick<Member, 'id' | 'merchant'>;

const codeKey = ({ id, merchant }: MemberKey): string => `verify|${merchant}|${id}`;
const nameKey = (member: MemberKey): string => `${codeKey(member)}|name`;

/** @throws Refusal TOO_MANY_REQUEST_LOGIN */
const reserve = async ({ db }: Pick<PlatformContext, 'db'>, key: string, most: number): Promise<void> => {
  const wait = await reserveTry(db, [{ key, most, windowSeconds: DAY_SECONDS }]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
};

/**
 * Counts a try before it is looked at.
 * @throws Refusal TOO_MANY_REQUEST_LOGIN
 */
export const countForAccount = async (
  platform: Pick<PlatformContext, 'db' | 'env'>,
  member: MemberKey,
): Promise<{ readonly right: () => Promise<void> }> => {
  const key = codeKey(member);
  await reserve(platform, key, platform.env.verifyLimitAccount);
  return { right: () => returnTry(platform.db, key) };
};

/** A name is soon guessed: it gets fewer tries than a code @assumed */
const NAME_TRIES_A_DAY = 3;

/** Counts a try at the payee name. @throws Refusal TOO_MANY_REQUEST_LOGIN */
export const countForName = (platform: Pick<PlatformContext, 'db'>, member: MemberKey): Promise<void> =>
  reserve(platform, nameKey(member), NAME_TRIES_A_DAY);

/** Forgets the wrong answers of an account. Those at the payee name stay: whoever guesses it may call the staff as well. */
export const forgetCodeTries = (on: Database | Tx, member: MemberKey): Promise<void> =>
  forgetTries(on, codeKey(member));

/** Until when no payee name is taken, in milliseconds since the epoch; null where one is. */
export const nameLockedUntil = (on: Database | Tx, member: MemberKey): Promise<number | null> =>
  usedUpUntil(on, nameKey(member));
