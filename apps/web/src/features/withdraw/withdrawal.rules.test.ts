import type { Withdrawal } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { accountName } from '../../kit/wallet/account-name.ts';
import { isDecided, isLate, momentText, openWithdrawalsOf } from './withdrawal.rules.ts';

const [sample] = examples['wallet.withdrawals'].output.items as unknown as [Withdrawal];
const now = Date.parse('2026-11-24T12:00:00.000Z');
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test.each([
  ['waiting', false],
  ['onHold', false],
  ['paid', true],
  ['refused', true],
  ['cancelled', true],
] as const)('%s is decided: %s', (status, expected) => {
  expect(isDecided({ status })).toBe(expected);
});

test('strips lead to the withdrawals that are not decided', () => {
  const all = (['paid', 'onHold', 'waiting'] as const).map((status) => ({ ...sample, status, orderId: status }));
  expect(openWithdrawalsOf(all).map(({ orderId }) => orderId)).toEqual(['onHold', 'waiting']);
});

test('a time of another day has its day, in the figures of amounts', () => {
  expect(bare(momentText('2026-11-24T12:34:00.000Z', now, 'MY'))).toBe('12:34');
  expect(bare(momentText('2026-11-20T12:34:00.000Z', now, 'EN'))).toMatch(/Nov 20, 12:34/);
});

test('the covered number of an account reads from the left in every language', () => {
  expect(accountName(sample)).toBe('\u2068Demo Bank \u2066••••\u00a06789\u2069\u2069');
});

test.each([
  [null, false],
  ['2026-11-24T12:00:00.000Z', true],
  ['2026-11-24T12:00:01.000Z', false],
])('expected by %s, it is late: %s', (expectedBy, late) => {
  expect(isLate({ expectedBy }, now)).toBe(late);
});
