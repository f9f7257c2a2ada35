// The vendor of each operator that has an account; the platform serves the others itself.
import type { Merchant } from '../../../merchants/merchant.ts';
import { geetestThree } from '../../../ports/captcha-vendor/geetest-3.ts';
import { geetestFour } from '../../../ports/captcha-vendor/geetest-4.ts';
import type { CaptchaVendor } from '../../../ports/captcha-vendor/port.ts';
import { versionOf } from './duty.rules.ts';

/**
 * Time for which the vendor's availability is cached: a vendor that is down gets one request, not one by every visitor.
 */
const ALIVE_MS = 10_000;

/** Asks once for everybody who wants to know within a moment. */
const remembering = (vendor: CaptchaVendor, now: () => Date): CaptchaVendor => {
  let known: { readonly until: number; readonly alive: Promise<boolean> } | null = null;
  return {
    ...vendor,
    isAlive: () => {
      if (known === null || known.until < now().getTime()) {
        known = { until: now().getTime() + ALIVE_MS, alive: vendor.isAlive() };
      }
      return known.alive;
    },
  };
};

export type VendorOf = (merchant: Merchant) => CaptchaVendor | null;

/** Null: the operator has no account. */
export const createVendors = (now: () => Date): VendorOf => {
  const known = new Map<string, CaptchaVendor | null>();
  const make = (merchant: Merchant): CaptchaVendor | null => {
    const { captchaVendor, settings } = merchant;
    if (captchaVendor === null) return null;
    const account = { captchaId: settings.gw.GEETEST_ID ?? '', ...captchaVendor };
    return remembering(versionOf(merchant) === '3' ? geetestThree(account) : geetestFour(account), now);
  };
  return (merchant) => {
    const vendor = known.get(merchant.code) ?? make(merchant);
    known.set(merchant.code, vendor);
    return vendor;
  };
};
