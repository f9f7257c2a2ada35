// Limits the puzzles that an address may ask for and answer.
import type { PlatformContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';

const WINDOW_SECONDS = 600;
/** In ten minutes. The question is for the few who cannot see the picture: fewer tries keep it from being the weak door. */
const most = { load: 60, question: 12, image: 60, verify: 180, start: 120 } as const;
/** In the demo everybody comes from one address. */
const DEMO_FACTOR = 20;

export const reserveUse = async (
  { db, env }: PlatformContext,
  use: keyof typeof most,
  { merchant, ip }: { readonly merchant: { readonly code: string }; readonly ip: string },
): Promise<void> => {
  const key = `captcha|${use}|${merchant.code}|${callerOf(ip)}`;
  const limit = most[use] * (env.demo ? DEMO_FACTOR : 1);
  const wait = await reserveTry(db, [{ key, most: limit, windowSeconds: WINDOW_SECONDS }]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
};
