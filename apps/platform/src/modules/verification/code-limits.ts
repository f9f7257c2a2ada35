// How often codes are sent: by number or address, network, device and operator.
import { createHash } from 'node:crypto';
import type { Env } from '../../env.ts';
import { networkOf } from '../../protection/address.rules.ts';
import type { Limit } from '../../protection/limiter.ts';
import type { CodeAsker, CodePurpose } from './codes.ts';

export const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
/** An operator's sends are counted in so many rows: in one, each send would wait for the one before it. */
const SHARDS = 64;

type CodeLimits = Env['codeLimits'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a send counts against whoever it goes to. */
export const askerLimits = (
  { networkAnHour, deviceAnHour, merchantAnHour }: CodeLimits,
  merchant: string,
  to: string,
  { ip, deviceId }: CodeAsker,
): Limit[] => {
  const key = (what: string) => `code|${merchant}|${what}`;
  const shard = digest(to).readUInt8(0) % SHARDS;
  const hourly = (what: string, most: number): Limit => ({ key: key(what), most, windowSeconds: HOUR_SECONDS });
  return [
    hourly(`network|${networkOf(ip)}`, networkAnHour),
    ...(deviceId === null ? [] : [hourly(`device|${deviceId}`, deviceAnHour)]),
    hourly(`all|${shard}`, Math.floor(merchantAnHour / SHARDS)),
  ];
};

/**
 * What a send counts against a number, an address, or the name that was typed. Who asks for the second factor has shown the password:
 * counted apart, so that strangers who use up a member's codes do not keep the member out.
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
