import { describe, expect, test } from 'vitest';
import type { Mission } from '../../../merchants/merchant.ts';
import { daysOf, endOf, isClaimedIn, isFor, isSeen, periodOf, stateOf } from './missions.rules.ts';

const mission = (changes: Partial<Mission> = {}): Mission => ({
  id: 'three',
  title: { EN: 'Three bets' },
  terms: { EN: 'Settled bets count.' },
  goal: { kind: 'bets', amount: '3' },
  period: 'once',
  reward: { kind: 'points', points: 50 },
  from: null,
  until: null,
  types: [0, 1, 2],
  labels: null,
  ...changes,
});
/** A Thursday. */
const now = new Date('2026-11-26T12:00:00.000Z');

describe('the days that count', () => {
  test.each([
    ['day', {}, '2026-11-26', '2026-11-26', '2026-11-27T00:00:00.000Z'],
    ['week', {}, '2026-11-23', '2026-11-29', '2026-11-30T00:00:00.000Z'],
    ['week', { from: '2026-11-25' }, '2026-11-25', '2026-11-29', '2026-11-30T00:00:00.000Z'],
    ['week', { until: '2026-11-27' }, '2026-11-23', '2026-11-27', '2026-11-28T00:00:00.000Z'],
    ['day', { until: '2026-11-20' }, '2026-11-20', '2026-11-20', '2026-11-21T00:00:00.000Z'],
    ['once', { from: '2026-11-01', until: '2026-12-31' }, '2026-11-01', '2026-12-31', '2027-01-01T00:00:00.000Z'],
    ['once', {}, '2000-01-01', '9999-12-31', null],
  ] as const)('%s %j: from %s until %s, which ends at %s', (period, changes, from, until, end) => {
    const days = daysOf(mission({ period, ...changes }), now);
    expect(days).toEqual({ from, until });
    expect(endOf(days)?.toISOString() ?? null).toBe(end);
  });
});

test.each([
  ['day', '2026-11-26', '2026-11-26'],
  ['week', '2026-11-23', '2026-11-29'],
  ['once', '2000-01-01', '9999-12-31'],
] as const)('a mission by the %s is claimed once from %s until %s, whenever it begins', (period, from, until) => {
  for (const begin of [null, '2026-11-01', '2026-11-25'])
    expect(periodOf(mission({ period, from: begin }), now)).toEqual({ from, until });
});

test.each([
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2026-11-29', true],
  ['2026-11-30', false],
])('a claim for the %s is one of the week: %s', (day, isClaimed) =>
  expect(isClaimedIn(periodOf(mission({ period: 'week' }), now), [day])).toBe(isClaimed),
);

test.each([
  [{}, true],
  [{ from: '2026-11-26' }, true],
  [{ from: '2026-11-27' }, false],
  [{ until: '2026-11-26' }, true],
  [{ until: '2026-11-19' }, true],
  [{ until: '2026-11-18' }, false],
])('a mission with %j is seen: %s', (changes, isShown) => expect(isSeen(mission(changes), now)).toBe(isShown));

test.each([
  [{}, { type: 0, label: null }, true],
  [{ types: [1, 2] }, { type: 0, label: null }, false],
  [{ types: [1, 2] }, { type: 2, label: null }, true],
  [{}, { type: 4, label: null }, false],
  [{ labels: ['jade'] }, { type: 0, label: null }, false],
  [{ labels: ['jade'] }, { type: 0, label: 'pearl' }, false],
  [{ labels: ['pearl', 'jade'] }, { type: 0, label: 'jade' }, true],
] as const)('a mission with %j is for the member %j: %s', (changes, member, isTheirs) =>
  expect(isFor(mission(changes), member)).toBe(isTheirs),
);

test.each([
  // claimed, progress, over, state
  [false, 0n, false, 'running'],
  [false, 2n, false, 'running'],
  [false, 3n, false, 'claim'],
  [false, 9n, false, 'claim'],
  [true, 3n, false, 'claimed'],
  [true, 3n, true, 'claimed'],
  [false, 3n, true, 'ended'],
  [false, 0n, true, 'ended'],
] as const)('claimed %s, progress %s, over %s: %s', (isClaimed, progress, isOver, state) =>
  expect(stateOf(mission(), { isClaimed, progress, isOver })).toBe(state),
);
