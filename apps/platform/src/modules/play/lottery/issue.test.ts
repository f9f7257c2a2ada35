import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_ISSUE_AT, issueAt, timesOf } from './issue.rules.ts';
import { lotteries, lotteryOf, spedUp } from './lotteries.table.ts';
import type { Lottery } from './lottery.ts';

test('Rapid 5 opens on the minute, closes ten seconds before the draw, and opens again', () => {
  const rapid = lotteryOf('rapid5') as Lottery;
  const times = issueAt(rapid, new Date('2026-11-21T06:30:12.500Z'));
  expect(times.opensAt.toISOString()).toBe('2026-11-21T06:30:00.000Z');
  expect(times.closesAt.toISOString()).toBe('2026-11-21T06:30:50.000Z');
  expect(times.drawsAt.toISOString()).toBe('2026-11-21T06:31:00.000Z');
  expect(issueAt(rapid, times.drawsAt).issue).toBe(times.issue + 1);
});

test('every moment belongs to exactly one issue of each lottery', () => {
  const moments = fc.integer({ min: FIRST_ISSUE_AT, max: Date.UTC(2100, 0, 1) }).map((ms) => new Date(ms));
  fc.assert(
    fc.property(fc.constantFrom(...lotteries), moments, (lottery, now) => {
      const { issue, opensAt, closesAt, drawsAt } = issueAt(lottery, now);
      expect(opensAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(now.getTime()).toBeLessThan(drawsAt.getTime());
      expect(drawsAt.getTime() - closesAt.getTime()).toBe(10_000);
      expect(timesOf(lottery, issue + 1).opensAt).toEqual(drawsAt);
    }),
  );
});

test('a faster demo keeps the lotteries’ proportion and closes a sixth before the draw', () => {
  const rows = spedUp(lotteries.slice(0, 3), 6);
  expect(rows.map(({ intervalSeconds }) => intervalSeconds)).toEqual([6, 30, 18]);
  const times = timesOf(rows[0] as Lottery, 10);
  expect(times.drawsAt.getTime() - times.closesAt.getTime()).toBe(1000);
});
