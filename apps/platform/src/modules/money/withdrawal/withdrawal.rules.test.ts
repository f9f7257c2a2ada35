import type { WithdrawalStatus } from '@foyer/contract';
import { expect, test } from 'vitest';
import { afterDecision, type Decision, stakesAskedOf, withdrawableOf } from './withdrawal.rules.ts';

const totals = { deposits: 10_000n, stakes: 9_000n, refunds: 1_500n };

test.each<[number, ReturnType<typeof stakesAskedOf>]>([
  [0, null],
  [100, { required: 10_000n, done: 7_500n }],
  [150, { required: 15_000n, done: 7_500n }],
])('a turnover of %i hundredths of the deposits counts stakes without those that came back', (turnover, expected) => {
  expect(stakesAskedOf({ turnover }, totals, true)).toEqual(expected);
});

test('a member who may not bet is asked for no stakes', () => {
  expect(stakesAskedOf({ turnover: 100 }, totals, false)).toBeNull();
});

test.each<[ReturnType<typeof stakesAskedOf>, bigint]>([
  [null, 500n],
  [{ required: 100n, done: 99n }, 0n],
  [{ required: 100n, done: 100n }, 500n],
])('with the turnover %o so much of 500 may leave', (turnover, expected) => {
  expect(withdrawableOf(500n, turnover)).toBe(expected);
});

const rows: readonly [WithdrawalStatus, Decision, WithdrawalStatus | null][] = [
  ['waiting', 'hold', 'onHold'],
  ['waiting', 'pay', 'paid'],
  ['waiting', 'refuse', 'refused'],
  ['waiting', 'cancel', 'cancelled'],
  ['onHold', 'hold', 'onHold'],
  ['onHold', 'pay', 'paid'],
  ['onHold', 'refuse', 'refused'],
  ['onHold', 'cancel', null],
  ...(['paid', 'refused', 'cancelled'] as const).flatMap((ended) =>
    (['hold', 'pay', 'refuse', 'cancel'] as const).map((decision): [WithdrawalStatus, Decision, null] => [
      ended,
      decision,
      null,
    ]),
  ),
];
test.each(rows)('a withdrawal that is %s, after %s, is %s', (status, decision, expected) => {
  expect(afterDecision(status, decision)).toBe(expected);
});
