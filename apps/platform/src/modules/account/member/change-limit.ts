// Limits how often a member changes log-in data, as each change sends an e-mail.
import type { PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';

const DAY_SECONDS = 86_400;
/** More than anybody needs @assumed */
const CHANGES_A_DAY = 50;

/** @throws Refusal TOO_MANY_REQUEST */
export const countChange = async ({ db }: Pick<PlatformContext, 'db'>, memberId: string): Promise<void> => {
  const wait = await reserveTry(db, [{ key: `change|${memberId}`, most: CHANGES_A_DAY, windowSeconds: DAY_SECONDS }]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
};
