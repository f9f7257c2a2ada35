import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  activityRoute,
  hashOf,
  isDue,
  isFor,
  leadsToActivity,
  nextMidnight,
  seenKeyOf,
  seenNow,
} from './announcements.rules.ts';

const member = { type: 0, firstTimeLogin: false };
const newMember = { type: 0, firstTimeLogin: true };
const NOON = Date.parse('2026-11-26T12:00:00Z');
const HOUR = 3_600_000;

test.each([
  ['A', member, true],
  ['A', newMember, true],
  ['A', null, false],
  ['B', null, true],
  ['B', member, false],
  ['F', newMember, true],
  ['F', member, false],
  ['F', null, false],
  [null, null, true],
  [null, member, true],
] as const)('execution %s for %j: %s', (execution, person, isShown) => {
  expect(isFor(person)({ execution })).toBe(isShown);
});

test('what was closed is kept for each audience', () => {
  expect([seenKeyOf(null).name, seenKeyOf(member).name]).toEqual(['popup.visitor', 'popup.member']);
});

test('the hash of each announcement knows a change of title or content, and where the title ends', () => {
  const of = (title: string, content: string) => hashOf([{ title, content }]);
  const hashes = [
    of('Spring', '<p>Points</p>'),
    of('Summer', '<p>Points</p>'),
    of('Spring', '<p>Point</p>'),
    of('Spring<p>', 'Points</p>'),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(of('Spring', '<p>Points</p>')).toBe(hashes[0]);
  const [first = '', second = ''] = hashes;
  expect(
    hashOf([
      { title: 'Spring', content: '<p>Points</p>' },
      { title: 'Summer', content: '<p>Points</p>' },
    ]),
  ).toBe(`${first}.${second}`);
});

describe('closed announcements', () => {
  const closed = { hash: 'a', show: false, hideUntil: NOON + 6 * HOUR };
  test.each([
    ['nothing was closed', null, true],
    ['the same was closed for today', closed, false],
    ['the content has changed', { ...closed, hash: 'b' }, true],
    ['one of several is over', { ...closed, hash: 'b.a' }, false],
    ['the hide time is now', { ...closed, hideUntil: NOON }, true],
    ['the hide time has passed', { ...closed, hideUntil: NOON - 1 }, true],
    ['it was closed without "hide today"', { ...closed, hideUntil: 0 }, true],
    ['it was left open', { ...closed, show: true }, true],
    ['the hide time is the end of a day of 25 hours', { ...closed, hideUntil: NOON + 25 * HOUR }, false],
    ['a clock a day off set the hide time', { ...closed, hideUntil: NOON + 30 * HOUR }, true],
  ])('when %s: %#', (_, seen, isShown) => {
    expect(isDue(seen, 'a', NOON)).toBe(isShown);
  });
});

describe('hide today', () => {
  const { TZ } = process.env;
  beforeEach(() => void delete process.env.TZ);
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  test.each([
    ['UTC', '2026-11-26T12:00:00Z', '2026-11-27T00:00:00Z'],
    ['Asia/Manila', '2026-11-26T15:59:59Z', '2026-11-26T16:00:00Z'],
    ['Asia/Manila', '2026-11-26T16:00:00Z', '2026-11-27T16:00:00Z'],
    ['America/Sao_Paulo', '2026-11-26T02:00:00Z', '2026-11-26T03:00:00Z'],
    ['Asia/Kathmandu', '2026-11-26T12:00:00Z', '2026-11-26T18:15:00Z'],
    // A day of 23 hours, and one of 25.
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    // A day that begins at one o'clock.
    ['Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00Z'],
  ])('in %s at %s ends at %s', (zone, now, midnight) => {
    process.env.TZ = zone;
    expect(new Date(nextMidnight(Date.parse(now))).toISOString()).toBe(new Date(midnight).toISOString());
  });

  test('closing keeps that it does not show, and until when if the box is ticked', () => {
    process.env.TZ = 'UTC';
    const midnight = Date.parse('2026-11-27T00:00:00Z');
    expect(seenNow('a', true, NOON)).toEqual({ hash: 'a', show: false, hideUntil: midnight });
    expect(seenNow('a', false, NOON)).toEqual({ hash: 'a', show: false, hideUntil: 0 });
  });
});

test.each([
  ['PR', null, true],
  ['PR', 0, true],
  ['PR', 1, true],
  ['PR', 2, true],
  ['PR', 3, false],
  ['PR', 4, false],
  ['', 0, false],
  ['', null, false],
] as const)(
  'an announcement of promotion type %j leads a member of type %s to the activity: %s',
  (promotionType, type, isShown) => {
    expect(leadsToActivity({ promotionType }, type === null ? null : { type })).toBe(isShown);
  },
);

test.each([
  [true, true, 'rewardCenter'],
  [true, false, 'rewardCenter'],
  [false, true, 'login'],
  [false, false, 'register'],
] as const)('logged in: %s, on a known device: %s leads to %s', (isLoggedIn, isKnown, route) => {
  expect(activityRoute(isLoggedIn, isKnown)).toBe(route);
});
