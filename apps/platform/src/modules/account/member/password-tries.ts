// Limits the password tries of a logged-in person or of one at the second step.
import type { PlatformContext } from '../../../module.ts';
import { forgetTries, reserveTry, returnTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';

const WINDOW_SECONDS = 15 * 60;

const keyOf = (memberId: string): string => `password|${memberId}`;

/** @throws Refusal TOO_MANY_REQUEST_LOGIN */
export const countPasswordTry = async (
  { db, env }: Pick<PlatformContext, 'db' | 'env'>,
  memberId: string,
): Promise<void> => {
  const limit = { key: keyOf(memberId), most: env.loginLimitAccount, windowSeconds: WINDOW_SECONDS };
  const wait = await reserveTry(db, [limit]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
};

export const forgetPasswordTries = ({ db }: Pick<PlatformContext, 'db'>, memberId: string): Promise<void> =>
  forgetTries(db, keyOf(memberId));

/** Gives back a try that was right, where others are to stay counted. */
export const returnPasswordTry = ({ db }: Pick<PlatformContext, 'db'>, memberId: string): Promise<void> =>
  returnTry(db, keyOf(memberId));
