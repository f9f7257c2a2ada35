import { afterEach, describe, expect, test, vi } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = (seconds: number): string => new Date(now - seconds * 1000).toISOString();

afterEach(() => void vi.restoreAllMocks());

describe('how long ago a moment was', () => {
  test.each([
    [0, null],
    [59, null],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [7_200, '2 hours ago'],
    [86_400, 'yesterday'],
    [6 * 86_400, '6 days ago'],
    [30 * 86_400, 'Oct 22, 2026'],
  ])('%d s ago', (seconds, words) => {
    expect(timeAgo(before(seconds), now, 'EN')).toBe(words);
  });

  test('a slow clock never gives a time in the future', () => {
    expect(timeAgo(before(-90), now, 'EN')).toBeNull();
  });

  test('the time is in the language of the page, with digits as in amounts', () => {
    expect(timeAgo(before(7_200), now, 'CN')).toBe('2小时前');
    expect(timeAgo(before(7_200), now, 'MY')).toMatch(/2/);
  });

  test('is a date in digits where the browser has no words of the language', () => {
    // A zone that nothing else asked for: its formatter is not kept yet.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(7);
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValueOnce([]).mockReturnValueOnce([]);
    expect(timeAgo(before(7_200), now, 'MY')).toMatch(/^\d{1,2}\/\d{2}, \d{2}:\d{2}$/);
  });
});
