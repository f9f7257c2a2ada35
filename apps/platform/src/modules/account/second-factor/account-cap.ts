// Limits the wrong answers of an account over all its challenges and step-ups.

import type { Member } from '../../../member.ts';
import type { PlatformContext } from '../../../module.ts';
import { reserveTry, returnTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';

const DAY_SECONDS = 86_400;

type MemberKey = Pick<Member, 'id' | 'merchant'>;

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
  { id, merchant }: MemberKey,
): Promise<{ readonly right: () => Promise<void> }> => {
  const key = `verify|${merchant}|${id}`;
  await reserve(platform, key, platform.env.verifyLimitAccount);
  return { right: () => returnTry(platform.db, key) };
};

/** A name is soon guessed: it gets fewer tries than a code @assumed */
const NAME_TRIES_A_DAY = 3;

/** Counts a try at the payee name. @throws Refusal TOO_MANY_REQUEST_LOGIN */
export const countForName = (platform: Pick<PlatformContext, 'db'>, { id, merchant }: MemberKey): Promise<void> =>
  reserve(platform, `verify|${merchant}|${id}|name`, NAME_TRIES_A_DAY);
