import { expect, test } from 'vitest';
import { dayAfter, dayOf, mondayOf, startOf, sundayOf } from './days.rules.ts';

test.each([
  ['2026-11-22T23:59:59.999Z', '2026-11-16', '2026-11-22'],
  ['2026-11-23T00:00:00.000Z', '2026-11-23', '2026-11-29'],
  ['2026-11-26T12:00:00.000Z', '2026-11-23', '2026-11-29'],
  ['2027-01-01T00:00:00.000Z', '2026-12-28', '2027-01-03'],
])('the week of %s goes from Monday to Sunday', (at, monday, sunday) => {
  expect([mondayOf(new Date(at)), sundayOf(new Date(at))]).toEqual([monday, sunday]);
});

test('a day is one of UTC, and the days after it follow the calendar', () => {
  expect(dayOf(new Date('2026-11-26T23:30:00-02:00'))).toBe('2026-11-27');
  expect([dayAfter('2026-02-28', 1), dayAfter('2026-01-01', -1)]).toEqual(['2026-03-01', '2025-12-31']);
  expect(startOf('2026-11-26').toISOString()).toBe('2026-11-26T00:00:00.000Z');
});
