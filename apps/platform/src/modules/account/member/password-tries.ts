// Limits the password tries of a logged-in person or of one at the second step.
import type { Database, Tx } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { forgetTries, reserveTry, returnTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';

const WINDOW_SECONDS = 15 * 60;

const keyOf = (memberId: string): string => `password|${memberId}`;

/** Gives back a try that was right, where others are to stay counted. */
export const returnPasswordTry = ({ db }: Pick<PlatformContext, 'db'>, memberId: string): Promise<void> =>
  returnTry(db, keyOf(memberId));

/**
 * Counts a try and then compares. Where nobody got to look at the password, it was no try.
 * @throws Refusal TOO_MANY_REQUEST_LOGIN
 */
export const tryPassword = async (
  platform: Pick<PlatformContext, 'db' | 'env'>,
  memberId: string,
  compare: () => Promise<boolean>,
): Promise<boolean> => {
  const limit = { key: keyOf(memberId), most: platform.env.loginLimitAccount, windowSeconds: WINDOW_SECONDS };
  const wait = await reserveTry(platform.db, [limit]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
  return compare().catch(async (error: unknown) => {
    await returnPasswordTry(platform, memberId);
    throw error;
  });
};

export const forgetPasswordTries = (on: Database | Tx, memberId: string): Promise<void> =>
  forgetTries(on, keyOf(memberId));
