import { expect, test } from 'vitest';
import { requireCallbackBase } from './callback-base.ts';
import type { Merchant } from './merchants/merchant.ts';

const called = (code: string, payments: readonly string[], vendors: readonly string[]) =>
  ({
    code,
    payments: { accounts: new Map(payments.map((name) => [name, {}])) },
    gameVendors: { accounts: new Map(vendors.map((name) => [name, {}])) },
  }) as unknown as Merchant;

const real = { demo: false, paymentNoticeUrl: null };
const nobody = called('east', [], []);

test.each([
  ['a payment provider', called('north', ['pay'], [])],
  ['a vendor of games', called('north', [], ['FOX'])],
])('a platform whose operator has an account with %s does not start without its own address', (_, merchant) => {
  expect(() => requireCallbackBase(real, [nobody, merchant])).toThrow(
    /^PAYMENT_NOTICE_URL is missing\. Set it to the address at which the payment providers and game vendors of north reach/,
  );
  expect(() => requireCallbackBase({ ...real, paymentNoticeUrl: 'https://pay.example.com' }, [merchant])).not.toThrow();
  expect(() => requireCallbackBase({ ...real, demo: true }, [merchant])).not.toThrow();
});

test('a platform that nobody calls needs no address', () => {
  expect(() => requireCallbackBase(real, [nobody])).not.toThrow();
});
