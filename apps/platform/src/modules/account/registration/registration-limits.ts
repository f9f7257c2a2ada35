// Limits registrations per address and device: each one can probe a name, and costs a hash.
import type { CallContext, PlatformContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { admit } from '../../../protection/admission.ts';
import { returnTry, type Tries } from '../../../protection/limiter.ts';

const TRIES_WINDOW_SECONDS = 15 * 60;
const MEMBERS_WINDOW_SECONDS = 24 * 3600;
const PROPOSALS_WINDOW_SECONDS = 10 * 60;
const MOST_PROPOSALS = 60;

type Visitor = Pick<CallContext, 'merchant' | 'ip'>;

/** Returns the tries that a registration counts, before any other check. */
export const registrationTries = ({ env }: PlatformContext, { merchant, ip }: Visitor): Tries => {
  const key = `register|${merchant.code}|ip|${callerOf(ip)}`;
  return {
    refusal: 'TOO_MANY_REQUEST',
    limits: [{ key, most: env.registerLimitIp, windowSeconds: TRIES_WINDOW_SECONDS }],
  };
};

/** Makes a member that counts for a device, if it comes to one. The id is only a hint: who hides it is held by the address. */
export const countingMember = async <T>(
  { db, env }: PlatformContext,
  { merchant }: Visitor,
  deviceId: string | undefined,
  make: () => Promise<T>,
): Promise<T> => {
  if (deviceId === undefined) return make();
  const key = `register|${merchant.code}|device|${deviceId}`;
  const limits = [{ key, most: env.registerLimitDevice, windowSeconds: MEMBERS_WINDOW_SECONDS }];
  await admit(db, null, { refusal: 'TOO_MANY_REQUEST', limits });
  try {
    return await make();
  } catch (error) {
    await returnTry(db, key);
    throw error;
  }
};

/** Returns the tries that a request for a user name counts. */
export const proposalTries = ({ merchant, ip }: Visitor): Tries => {
  const key = `propose|${merchant.code}|ip|${callerOf(ip)}`;
  return {
    refusal: 'TOO_MANY_REQUEST',
    limits: [{ key, most: MOST_PROPOSALS, windowSeconds: PROPOSALS_WINDOW_SECONDS }],
  };
};
