// Checks a captcha proof for other modules: this action, this operator, not used before.
import type { CaptchaAction } from '@foyer/contract';
import { isOn } from '../../../merchants/switch.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import type { CaptchaVendor, Verdict } from '../../../ports/captcha-vendor/port.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { hashOf } from '../../../secrets/token.ts';
import { takeChallenge } from './challenge-store.ts';
import { dutyOf } from './duty.rules.ts';
import { isRight } from './judge.rules.ts';
import { type CaptchaProof, proofOfFour, proofOfImage, proofOfThree } from './proof.rules.ts';
import { takeProof } from './proof.ts';
import { createVendors, type VendorOf } from './vendors.ts';

export type { CaptchaProof } from './proof.rules.ts';

export interface Captcha {
  /**
   * Takes the proof a call must carry; it is used up whether or not it fits. Nothing happens where the operator asks for none.
   * `isProven`: a puzzle that was solved for the step before counts for this one. It never counts for the picture of a form.
   * Answers whether a proof was taken.
   * @throws Refusal captcha.required, captcha.invalid or captcha.unavailable
   */
  readonly require: (
    action: CaptchaAction,
    proof: CaptchaProof,
    context: CallContext,
    isProven?: boolean,
  ) => Promise<boolean>;
}

/** While the vendor is down nobody can be asked for a proof: log-ins go on, few of them from one address, and not without end in all. */
const LOGINS_WITHOUT_VENDOR = { ofCaller: 5, ofMerchant: 600, windowSeconds: 900 } as const;
/** A vendor's proof lives for minutes; that it was used is remembered for longer. */
const SPENT_SECONDS = 86_400;

/** The vendor's slider comes back with two characters more than it was started with (docs.geetest.com/captcha/help/glossary). */
const CHALLENGE_LENGTH = 32;

/** Puzzles of a demo in test mode are all solved. */
export const isForgiving = ({ env }: PlatformContext, { merchant }: Pick<CallContext, 'merchant'>): boolean =>
  env.demo && isOn(merchant, 'captchaTestMode');

const takeImage = async (platform: PlatformContext, proof: CaptchaProof, context: CallContext): Promise<true> => {
  const given = proofOfImage(proof);
  if (given === null) throw new Refusal('captcha.required');
  const answer = await takeChallenge(platform.db, { merchant: context.merchant.code, action: 'register' }, given.id);
  if (answer === null || answer === 'bare') throw new Refusal('captcha.invalid');
  const fits = isForgiving(platform, context) || isRight(answer, { text: given.text, track: [] });
  if (!fits) throw new Refusal('captcha.invalid');
  return true;
};

const takeOwn = async (
  { db }: PlatformContext,
  action: CaptchaAction,
  proof: CaptchaProof,
  { merchant }: CallContext,
): Promise<true> => {
  const given = proofOfFour(proof) ?? proofOfThree(proof);
  if (given === null) throw new Refusal('captcha.required');
  if (!(await takeProof(db, merchant.code, action, given))) throw new Refusal('captcha.invalid');
  return true;
};

/** True once for a proof, over all nodes: the vendor gets no request about a used one. */
const spend = async ({ db }: PlatformContext, merchant: string, text: string): Promise<boolean> =>
  (await reserveTry(db, [
    { key: `captcha|spent|${merchant}|${hashOf(text)}`, most: 1, windowSeconds: SPENT_SECONDS },
  ])) === null;

/** Version 3 is bound to its action by our own record of the challenge; version 4 has no such thing, its id is the operator's. */
const validateAtVendor = async (
  platform: PlatformContext,
  vendor: CaptchaVendor,
  action: CaptchaAction,
  proof: CaptchaProof,
  { merchant, ip }: CallContext,
): Promise<Verdict | 'missing'> => {
  const four = proofOfFour(proof);
  if (four !== null) {
    if (!(await spend(platform, merchant.code, `${four.lot_number}|${four.pass_token}`))) return 'refused';
    return vendor.validate({ ...four }, ip);
  }
  const three = proofOfThree(proof);
  if (three === null) return 'missing';
  const started = three.challenge.slice(0, CHALLENGE_LENGTH);
  if ((await takeChallenge(platform.db, { merchant: merchant.code, action }, started)) === null) return 'refused';
  return vendor.validate({ ...three, seccode: proof.geetestSeccode ?? '' }, ip);
};

const goOnWithoutVendor = async (
  { db }: PlatformContext,
  action: CaptchaAction,
  { merchant, ip }: CallContext,
): Promise<false> => {
  if (action !== 'login') throw new Refusal('captcha.unavailable');
  const { ofCaller, ofMerchant, windowSeconds } = LOGINS_WITHOUT_VENDOR;
  const key = `captcha|down|${merchant.code}`;
  // The address first: one that has used up its own uses up nothing of the others.
  const limits = [
    { key: `${key}|${callerOf(ip)}`, most: ofCaller, windowSeconds },
    { key, most: ofMerchant, windowSeconds },
  ];
  for (const limit of limits) {
    const wait = await reserveTry(db, [limit]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
  }
  return false;
};

const takeVendors = async (
  platform: PlatformContext,
  vendor: CaptchaVendor,
  action: CaptchaAction,
  proof: CaptchaProof,
  context: CallContext,
): Promise<boolean> => {
  const verdict = await validateAtVendor(platform, vendor, action, proof, context);
  if (verdict === 'refused') throw new Refusal('captcha.invalid');
  const reachable = verdict === 'missing' ? await vendor.isAlive() : verdict !== 'unreachable';
  if (!reachable) return goOnWithoutVendor(platform, action, context);
  if (verdict === 'missing') throw new Refusal('captcha.required');
  return true;
};

export const createCaptcha = (
  platform: PlatformContext,
  vendorOf: VendorOf = createVendors(platform.now),
): Captcha => ({
  require: async (action, proof, context, isProven = false) => {
    const duty = dutyOf(action, context.merchant);
    if (duty === 'image') return takeImage(platform, proof, context);
    if (duty === 'none' || isProven) return false;
    if (duty === 'unserved') throw new Refusal('captcha.unavailable');
    const vendor = vendorOf(context.merchant);
    return await (vendor === null
      ? takeOwn(platform, action, proof, context)
      : takeVendors(platform, vendor, action, proof, context));
  },
});
