// CW-07: starts a captcha of version 3: its challenge comes from the vendor or from ourselves.
import { randomBytes } from 'node:crypto';
import type { CaptchaAction, OutputOf } from '@foyer/contract';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { startChallenge } from './challenge-store.ts';
import { dutyOf } from './duty.rules.ts';
import { reserveUse } from './limits.ts';
import type { VendorOf } from './vendors.ts';

/** The action that the specification's version 3 uses when the request names no other @assumed. */
const DEFAULT_ACTION: CaptchaAction = 'login';
const OFFLINE_CHALLENGE_BYTES = 16;

/**
 * `success` 0: the vendor cannot be reached, and its script falls back to the offline puzzle, whose proof nobody can check: a log-in
 * goes on under a stricter limit, everything else waits for the vendor.
 */
export const startVersion3 = async (
  platform: PlatformContext,
  vendorOf: VendorOf,
  action: CaptchaAction = DEFAULT_ACTION,
  context: CallContext,
): Promise<OutputOf<'captcha.geetest'>> => {
  const { merchant, ip } = context;
  const gt = merchant.settings.gw.GEETEST_ID;
  const duty = dutyOf(action, merchant);
  if (gt === undefined || duty === 'unserved') throw new Refusal('captcha.unavailable');
  if (duty !== '3') throw new Refusal('captcha.version');
  await reserveUse(platform, 'start', context);
  const vendor = vendorOf(merchant);
  const named = vendor && (await vendor.start(ip));
  const offline = vendor !== null && named === null;
  const id = offline ? randomBytes(OFFLINE_CHALLENGE_BYTES).toString('hex') : (named ?? undefined);
  const challenge = await startChallenge(platform.db, { merchant: merchant.code, action }, id);
  return { gt, challenge, newCaptcha: true, success: offline ? 0 : 1 };
};
