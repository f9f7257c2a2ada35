// Wrong answers of an account, counted over all its challenges and step-ups: only the right ones are given back.

import type { Member } from '../../../member.ts';
import type { House } from '../../../module.ts';
import { reserveTry, returnTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';

const DAY_SECONDS = 86_400;

type Who = Pick<Member, 'id' | 'merchant'>;

/** @throws Refusal TOO_MANY_REQUEST_LOGIN */
const reserve = async ({ db }: Pick<House, 'db'>, key: string, most: number): Promise<void> => {
  const wait = await reserveTry(db, [{ key, most, windowSeconds: DAY_SECONDS }]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
};

/**
 * Counts a try before it is looked at.
 * @throws Refusal TOO_MANY_REQUEST_LOGIN
 */
export const countForAccount = async (
  house: Pick<House, 'db' | 'env'>,
  { id, merchant }: Who,
): Promise<{ readonly right: () => Promise<void> }> => {
  const key = `verify|${merchant}|${id}`;
  await reserve(house, key, house.env.verifyLimitAccount);
  return { right: () => returnTry(house.db, key) };
};

/** A name is soon guessed: it gets fewer tries than a code @assumed */
const NAME_TRIES_A_DAY = 3;

/** Counts a try at the payee name. @throws Refusal TOO_MANY_REQUEST_LOGIN */
export const countForName = (house: Pick<House, 'db'>, { id, merchant }: Who): Promise<void> =>
  reserve(house, `verify|${merchant}|${id}|name`, NAME_TRIES_A_DAY);
