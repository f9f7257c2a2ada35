import { expect, test } from 'vitest';
import { isStaffedAt } from './hours.rules.ts';

const day = { opens: '09:00', closes: '18:00', timeZone: 'Asia/Manila' };
const night = { opens: '22:00', closes: '06:30', timeZone: 'Asia/Karachi' };

test.each([
  [null, '2026-11-26T03:00:00Z', true],
  [day, '2026-11-26T00:59:00Z', false],
  [day, '2026-11-26T01:00:00Z', true],
  [day, '2026-11-26T09:59:59Z', true],
  [day, '2026-11-26T10:00:00Z', false],
  [night, '2026-11-26T16:59:00Z', false],
  [night, '2026-11-26T17:00:00Z', true],
  [night, '2026-11-27T01:29:00Z', true],
  [night, '2026-11-27T01:30:00Z', false],
])('with hours %j somebody answers at %s: %s', (hours, at, isStaffed) => {
  expect(isStaffedAt(hours, new Date(at))).toBe(isStaffed);
});
