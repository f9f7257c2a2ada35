import type { Transaction } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import { clockTime, dayHead, lineTime, lookOf, monthOfYear, subjectOf } from './ledger-line.rules.ts';

/** Local times: what a line shows is the reader's own day. */
const at = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month - 1, day, hour, minute);
const now = at(2026, 11, 21, 20, 0).getTime();
/** The page's own texts. */
const say = (text: string) => (text === 'ledger.today' ? 'Today' : 'Yesterday');

describe('the time of a ledger line', () => {
  test.each([
    ['today', at(2026, 11, 21, 9, 5), 'VI', 'Today 09:05'],
    ['yesterday, less than a day ago', at(2026, 11, 20, 23, 50), 'EN', 'Yesterday 23:50'],
    ['today in a language of whose days browsers have no names', at(2026, 11, 21, 9, 5), 'MY', 'Today 09:05'],
    ['the day before', at(2026, 11, 19, 23, 50), 'VI', '23:50 19 thg 11'],
    ['another day of this year', at(2026, 3, 2, 18, 2), 'VI', '18:02 2 thg 3'],
    ['another year', at(2025, 12, 31, 23, 59), 'VI', '23:59 31 thg 12, 2025'],
  ] as const)('%s', (_, then, language, text) => {
    expect(lineTime(then.toISOString(), now, language, say)).toBe(text);
  });

  test.each(['EN', 'CN', 'VI', 'UR', 'MY', 'BN', 'UR-LA'] as const)(
    'is written with western digits in %s',
    (language) => {
      expect(lineTime(at(2025, 12, 31, 23, 59).toISOString(), now, language, say)).toMatch(/2025/);
      expect(monthOfYear(at(2025, 12, 31, 12, 0).toISOString(), language)).toMatch(/2025/);
    },
  );
});

describe('the head of a day', () => {
  test.each([
    ['today', at(2026, 11, 21, 0, 1), 'EN', 'Today'],
    ['yesterday', at(2026, 11, 20, 23, 59), 'EN', 'Yesterday'],
    ['yesterday in a language of whose days browsers have no names', at(2026, 11, 20, 12, 0), 'MY', 'Yesterday'],
    ['a day to come, where clocks differ', at(2026, 11, 22, 0, 1), 'EN', 'Sunday, November 22'],
    ['a day of this year', at(2026, 11, 19, 23, 59), 'EN', 'Thursday, November 19'],
    ['a day of another year', at(2025, 12, 31, 12, 0), 'EN', 'December 31, 2025'],
    ['a day in Vietnamese', at(2025, 12, 31, 12, 0), 'VI', '31 tháng 12, 2025'],
  ] as const)('%s', (_, then, language, text) => {
    expect(dayHead(then.toISOString(), now, language, say)).toBe(text);
  });

  test('its lines have their time of the day', () =>
    expect(clockTime(at(2026, 11, 21, 0, 5).toISOString(), 'UR')).toBe('00:05'));
});

describe('a return', () => {
  const line = (type: Transaction['type'], amount: string, reference: string | null = 'R1') =>
    ({ id: `${type}${amount}`, type, amount, reference }) as Transaction;

  test.each([
    ['of more than its stake is a win', line('win', '201'), [line('stake', '-200')], 'ledger.win'],
    ['of less than its stake is no win', line('win', '190'), [line('stake', '-200')], 'ledger.payout'],
    ['of just its stake is no win', line('win', '200'), [line('stake', '-200')], 'ledger.payout'],
    ['beside the stake of another bet is no win', line('win', '500'), [line('stake', '-1', 'R2')], 'ledger.payout'],
    ['without a reference is no win', line('win', '500', null), [line('stake', '-1', null)], 'ledger.payout'],
  ])('%s', (_, win, others, text) => {
    const look = lookOf(win, [win, ...others]);
    expect(look.text).toBe(text);
    expect(look.tone).toBe(text === 'ledger.win' ? 'pos' : 'plain');
  });
});

test('a covered account of a line never breaks between its dots and its digits', () => {
  expect(subjectOf({ subject: 'Demo Bank •••• 5678' })).toBe('Demo Bank ••••\u00a05678');
});
