import { describe, expect, test } from 'vitest';
import { lineTime, longDay } from './ledger-line.rules.ts';

/** Local times: what a line shows is the reader's own day. */
const at = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month - 1, day, hour, minute);
const now = at(2026, 11, 21, 20, 0).getTime();

describe('the time of a ledger line', () => {
  test.each([
    ['today', at(2026, 11, 21, 9, 5), 'VI', '09:05 21 thg 11'],
    ['another day of this year', at(2026, 3, 2, 18, 2), 'VI', '18:02 2 thg 3'],
    ['another year', at(2025, 12, 31, 23, 59), 'VI', '23:59 31 thg 12, 2025'],
  ] as const)('%s', (_, then, language, text) => {
    expect(lineTime(then.toISOString(), now, language)).toBe(text);
  });

  test.each(['EN', 'CN', 'VI', 'UR', 'MY', 'BN', 'UR-LA'] as const)(
    'is written with western digits in %s',
    (language) => {
      expect(lineTime(at(2025, 12, 31, 23, 59).toISOString(), now, language)).toMatch(/2025/);
      expect(longDay(at(2025, 12, 31, 12, 0).toISOString(), language)).toMatch(/2025/);
    },
  );
});
