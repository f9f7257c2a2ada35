import type { DepositOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { noPayment } from './fake-payment.ts';
import { openOrdersOf, paymentPage, standingOf, textToScan } from './order.rules.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const later = '2026-11-21T12:10:00.000Z';

test.each([
  ['pending', later, false, 'pay'],
  ['pending', null, false, 'pay'],
  ['pending', later, true, 'confirm'],
  // The platform goes on checking when the time is up.
  ['pending', '2026-11-21T12:00:00.000Z', true, 'checking'],
  ['checking', later, false, 'checking'],
  ['succeeded', later, false, 'succeeded'],
  ['failed', null, true, 'failed'],
  ['expired', later, false, 'expired'],
] as const)('%s until %s, paid %s, is shown as %s', (status, expiresAt, hasPaid, standing) => {
  expect(standingOf({ status, expiresAt }, now, hasPaid)).toBe(standing);
});

test.each([
  ['https://bank.example.com/pay/1', 'https://bank.example.com/pay/1'],
  ['http://bank.localhost:8080/pay/1', 'http://bank.localhost:8080/pay/1'],
  ['http://bank.example.com/pay/1', null],
  ['http://localhost.example.com/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//bank.example.com', null],
  ['https://user:word@bank.example.com/', null],
  ['', null],
  [null, null],
])('the payment page %s leads to %s', (payUrl, page) => {
  expect(paymentPage({ payUrl })).toBe(page);
});

test('a code to scan is the PIX code, or the address of a wallet', () => {
  expect(textToScan({ ...noPayment, pixCode: '000201' })).toBe('000201');
  expect(textToScan({ ...noPayment, wallet: { network: 'TRC20', address: 'T1' } })).toBe('T1');
  expect(textToScan(noPayment)).toBeNull();
});

test('strips lead to the orders that are not decided', () => {
  const order = examples['wallet.deposit'].output as DepositOrder;
  const orders = (['succeeded', 'checking', 'pending'] as const).map((status) => ({
    ...order,
    status,
    orderId: status,
  }));
  expect(openOrdersOf(orders).map(({ orderId }) => orderId)).toEqual(['checking', 'pending']);
});
