import { expect, test } from 'vitest';
import type { PaymentNotice } from '../../../ports/payment/provider.ts';
import { isSetAside, judgeNotice, type NoticeVerdict } from './notice.rules.ts';
import type { OrderRow } from './order-store.ts';

const order = (over: Partial<OrderRow> = {}) => ({
  provider: 'north',
  amount: 5000n,
  currency: 'USD',
  status: 'pending' as const,
  refused: null,
  ...over,
});
const paid = (over: Partial<PaymentNotice> = {}): PaymentNotice => ({
  noticeId: 'n1',
  orderId: 'o1',
  result: 'paid',
  amount: 5000n,
  currency: 'USD',
  ...over,
});

test.each<[string, ReturnType<typeof order> | null, PaymentNotice, NoticeVerdict, boolean]>([
  ['a payment of an open order is booked', order(), paid(), 'booked', false],
  [
    'a payment that comes before the provider has answered is booked',
    order({ status: 'created' }),
    paid(),
    'booked',
    false,
  ],
  ['a payment of an order that ran out is booked', order({ status: 'expired' }), paid(), 'booked', false],
  [
    'a payment of an order that was said to have failed is booked',
    order({ status: 'failed' }),
    paid(),
    'booked',
    false,
  ],
  ['a second notice of a payment changes nothing', order({ status: 'succeeded' }), paid(), 'repeated', false],
  ['a failed payment ends an open order', order(), paid({ result: 'failed' }), 'failed', false],
  [
    'a second notice of a failure changes nothing',
    order({ status: 'failed' }),
    paid({ result: 'failed' }),
    'repeated',
    false,
  ],
  [
    'a failure after the payment is set aside',
    order({ status: 'succeeded' }),
    paid({ result: 'failed' }),
    'contradiction',
    true,
  ],
  ['a payment of one cent more is set aside', order(), paid({ amount: 5001n }), 'other amount', true],
  ['a payment of one cent less is set aside', order(), paid({ amount: 4999n }), 'other amount', true],
  [
    'another amount that staff refused is said again',
    order({ status: 'failed', refused: 4999n }),
    paid({ amount: 4999n }),
    'repeated',
    false,
  ],
  [
    'a third amount, after another one was refused, is set aside',
    order({ status: 'failed', refused: 4999n }),
    paid({ amount: 4998n }),
    'other amount',
    true,
  ],
  ['a payment in another currency is set aside', order(), paid({ currency: 'EUR' }), 'other currency', true],
  ['a notice of another provider is set aside', order({ provider: 'south' }), paid(), 'other provider', true],
  ['a notice of an unknown order is set aside', null, paid(), 'order unknown', true],
])('%s', (_, known, notice, verdict, setAside) => {
  const judged = judgeNotice(known, 'north', notice);
  expect(judged).toBe(verdict);
  expect(isSetAside(judged)).toBe(setAside);
});
