import type { Transaction } from '@foyer/contract';
import { walletSchemas } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import {
  byDay,
  filterOf,
  isSameFilter,
  linesInput,
  netOf,
  nextPeriod,
  periodOf,
  queryOf,
  targetOf,
  totalsInput,
} from './history.rules.ts';

const now = Date.parse('2026-11-24T23:30:00.000Z');

describe('the filter of an address', () => {
  test.each([
    ['nothing', {}, 'all', 'month', '2026-11-01', ''],
    ['today', { period: 'today' }, 'all', 'today', '2026-11-24', ''],
    ['seven days, today is one of them', { period: 'week', type: 'bet' }, 'bet', 'week', '2026-11-18', ''],
    ['all time', { period: 'all', type: 'deposit' }, 'deposit', 'all', '', ''],
    ['two days', { period: 'dates', from: '2026-01-02', to: '2026-03-04' }, 'all', 'dates', '2026-01-02', '2026-03-04'],
    [
      'days in the wrong order',
      { period: 'dates', from: '2026-03-04', to: '2026-01-02' },
      'all',
      'dates',
      '2026-01-02',
      '2026-03-04',
    ],
    ['one day', { period: 'dates', from: '2026-03-04' }, 'all', 'dates', '2026-03-04', ''],
    ['a day that does not exist', { period: 'dates', from: '2026-02-30', to: '1' }, 'all', 'dates', '', ''],
    ['days without their period', { from: '2026-03-04', to: '2026-03-05' }, 'all', 'month', '2026-11-01', ''],
    ['names that nobody knows', { period: '__proto__', type: 'stake' }, 'all', 'month', '2026-11-01', ''],
  ])('%s', (_, query, type, name, from, to) => {
    expect(filterOf(query, now)).toEqual({ type, period: { name, from, to } });
  });

  test.each([
    [{}, {}],
    [{ type: 'all', period: 'month' }, {}],
    [
      { type: 'bet', period: 'today' },
      { type: 'bet', period: 'today' },
    ],
    [
      { period: 'dates', from: '2026-03-04', to: '' },
      { period: 'dates', from: '2026-03-04' },
    ],
  ])('%o is shown again by %o', (query, address) => {
    const filter = filterOf(query, now);
    expect(queryOf(filter)).toEqual(address);
    expect(isSameFilter(filterOf(queryOf(filter), now), filter)).toBe(true);
  });

  test.each([
    ['month', 'dates', '2026-11-01', '2026-11-24'],
    ['all', 'dates', '', '2026-11-24'],
    ['week', 'today', '2026-11-24', ''],
  ] as const)('after %s, %s begins with the days %s to %s', (shown, name, from, to) => {
    expect(nextPeriod(periodOf(shown, now), name, now)).toEqual({ name, from, to });
  });

  test('the period that is shown stays the same', () => {
    const shown = periodOf('dates', now, { from: '2026-01-01', to: '' });
    expect(nextPeriod(shown, 'dates', now)).toBe(shown);
  });

  test('another period or another type is another filter', () => {
    const filter = filterOf({}, now);
    expect(isSameFilter(filter, { ...filter, type: 'bet' })).toBe(false);
    expect(isSameFilter(filter, { ...filter, period: periodOf('week', now) })).toBe(false);
  });
});

describe('what is asked', () => {
  test.each([
    ['all time', { period: 'all' }, {}, {}],
    [
      'today’s bets',
      { period: 'today', type: 'bet' },
      { type: 'bet', from: '2026-11-24T00:00:00.000Z' },
      { from: '2026-11-24' },
    ],
    [
      'the last day of a period as a whole',
      { period: 'dates', from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' },
      { from: '2026-02-01', to: '2026-02-28' },
    ],
  ])('%s', (_, query, lines, totals) => {
    const filter = filterOf(query, now);
    expect(linesInput(filter)).toEqual(lines);
    expect(totalsInput(filter.period)).toEqual(totals);
    expect(walletSchemas['wallet.transactions'].input.safeParse(lines).success).toBe(true);
    expect(walletSchemas['wallet.summary'].input.safeParse(totals).success).toBe(true);
  });
});

test('lines stand in groups of the reader’s own days', () => {
  const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();
  const line = (id: string, time: string) => ({ id, at: time }) as Transaction;
  const groups = byDay([line('a', at(24, 9, 0)), line('b', at(24, 0, 0)), line('c', at(23, 23, 59))]);
  expect(groups.map(({ at: first, lines }) => [first, lines.map(({ id }) => id).join('')])).toEqual([
    [at(24, 9, 0), 'ab'],
    [at(23, 23, 59), 'c'],
  ]);
  expect(byDay([])).toEqual([]);
});

test.each([
  ['0', '0', '0', 0, '0'],
  ['500', '0', '1700', -1, '1200'],
  ['1000', '700', '500', 1, '1200'],
  ['900719925474099300', '0', '1', 1, '900719925474099299'],
] as const)('wins of %s and refunds of %s less stakes of %s', (wins, refunds, stakes, side, amount) => {
  expect(netOf({ wins, refunds, stakes })).toEqual({ side, amount });
});

test.each([
  ['deposit', 'o1', { to: 'order', query: { id: 'o1' } }],
  ['deposit', null, null],
  ['stake', 'r1', { to: 'myBets', query: { id: 'r1' } }],
  ['win', 'r1', { to: 'myBets', query: { id: 'r1' } }],
  ['refund', 'r1', { to: 'myBets', query: { id: 'r1' } }],
  ['refund', null, null],
  ['withdraw', 'w1', { to: 'withdraw', query: { id: 'w1' } }],
  ['withdrawReturn', 'w1', { to: 'withdraw', query: { id: 'w1' } }],
  ['demoCredit', 'd1', null],
  ['bonus', 'o1', { to: 'order', query: { id: 'o1' } }],
  ['adjustment', null, null],
] as const)('a line of type %s with the reference %s leads to %o', (type, reference, target) => {
  expect(targetOf({ type, reference, game: null })).toEqual(target);
});

test.each(['stake', 'win', 'refund'] as const)('a line of type %s of another game leads to that game', (type) => {
  const game = { vendor: 'INSTANT', code: 'beacon' };
  expect(targetOf({ type, reference: 'round-1', game })).toEqual({ to: 'launchGame', query: game });
  expect(targetOf({ type, reference: null, game })).toEqual({ to: 'launchGame', query: game });
});
