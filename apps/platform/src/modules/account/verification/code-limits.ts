// Rate limits for sending codes: per recipient, network, device and operator.
import { createHash } from 'node:crypto';
import type { Env } from '../../../env.ts';
import { networkOf } from '../../../protection/address.rules.ts';
import type { Limit } from '../../../protection/limiter.ts';
import type { CodePurpose, CodeRequester } from './code.ts';

export const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
type CodeLimits = Env['codeLimits'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const hourly = (merchant: string, what: string, most: number): Limit => ({
  key: `code|${merchant}|${what}`,
  most,
  windowSeconds: HOUR_SECONDS,
});

/** Returns the limit of all sends of an operator. */
export const merchantLimit = ({ merchantAnHour }: CodeLimits, merchant: string): Limit =>
  hourly(merchant, 'all', merchantAnHour);

/** Returns the limits that a send counts against the requester. */
export const requesterLimits = (
  { networkAnHour, deviceAnHour }: CodeLimits,
  merchant: string,
  { ip, deviceId }: CodeRequester,
): Limit[] => [
  hourly(merchant, `network|${networkOf(ip)}`, networkAnHour),
  ...(deviceId === null ? [] : [hourly(merchant, `device|${deviceId}`, deviceAnHour)]),
];

/**
 * Returns the limits that a send counts against a number, an address, or the typed name. A person who asks for the
 * second factor has shown the password and is counted apart. So strangers who use up a member's codes do not keep the
 * member out.
 */
export const recipientLimits = (
  { recipientADay }: CodeLimits,
  merchant: string,
  to: string,
  purpose?: CodePurpose,
): Limit[] => {
  const key = `code|${merchant}|${purpose === 'verify' ? 'verify' : 'to'}|${digest(to).toString('base64url')}`;
  return [{ key, most: recipientADay, windowSeconds: DAY_SECONDS, apartSeconds: RESEND_SECONDS }];
};
