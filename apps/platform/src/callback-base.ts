// The address at which payment providers and game vendors call the platform: never one that a member's request names.
import type { Env } from './env.ts';
import type { Merchant } from './merchants/merchant.ts';

type Called = Pick<Merchant, 'code' | 'payments' | 'gameVendors'>;

/**
 * Holds the settings against the operators.
 * @throws Error where somebody is to call the platform, and nothing says where
 */
export const requireCallbackBase = (
  { demo, paymentNoticeUrl }: Pick<Env, 'demo' | 'paymentNoticeUrl'>,
  merchants: readonly Called[],
): void => {
  if (demo || paymentNoticeUrl !== null) return;
  const called = merchants.filter(
    ({ payments, gameVendors }) => payments.accounts.size + gameVendors.accounts.size > 0,
  );
  if (called.length === 0) return;
  const codes = called.map(({ code }) => code).join(', ');
  throw new Error(
    `PAYMENT_NOTICE_URL is missing. Set it to the address at which the payment providers and game vendors of ${codes} reach the platform: https://pay.example.com.`,
  );
};
