// How often one address or device may register: names can be asked for by registering, and every try costs a hash.
import type { CallContext, House } from '../../module.ts';
import { callerOf } from '../../protection/address.rules.ts';
import { reserveTry, returnTry } from '../../protection/limiter.ts';
import { Refusal } from '../../refusal.ts';

const TRIES_WINDOW_SECONDS = 15 * 60;
const MEMBERS_WINDOW_SECONDS = 24 * 3600;
const PROPOSALS_WINDOW_SECONDS = 10 * 60;
const MOST_PROPOSALS = 60;

type Visitor = Pick<CallContext, 'merchant' | 'ip'>;

const refuse = (wait: number | null): void => {
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
};

/** Counts a try before anything is looked at. */
export const reserveRegistration = async ({ db, env }: House, { merchant, ip }: Visitor): Promise<void> => {
  const key = `register|${merchant.code}|ip|${callerOf(ip)}`;
  refuse(await reserveTry(db, [{ key, most: env.registerLimitIp, windowSeconds: TRIES_WINDOW_SECONDS }]));
};

/** Makes a member that counts for a device, if it comes to one. The id is only a hint: who hides it is held by the address. */
export const countingMember = async <T>(
  { db, env }: House,
  { merchant }: Visitor,
  deviceId: string | undefined,
  make: () => Promise<T>,
): Promise<T> => {
  if (deviceId === undefined) return make();
  const key = `register|${merchant.code}|device|${deviceId}`;
  refuse(await reserveTry(db, [{ key, most: env.registerLimitDevice, windowSeconds: MEMBERS_WINDOW_SECONDS }]));
  try {
    return await make();
  } catch (error) {
    await returnTry(db, key);
    throw error;
  }
};

/** Counts a proposal of a user name. */
export const reserveProposal = async ({ db }: House, { merchant, ip }: Visitor): Promise<void> => {
  const key = `propose|${merchant.code}|ip|${callerOf(ip)}`;
  refuse(await reserveTry(db, [{ key, most: MOST_PROPOSALS, windowSeconds: PROPOSALS_WINDOW_SECONDS }]));
};
