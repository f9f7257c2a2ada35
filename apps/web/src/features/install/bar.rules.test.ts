import { expect, test } from 'vitest';
import { audienceOf, hasBar, isInAudience } from './bar.rules.ts';
import { colourOf } from './colour.rules.ts';

const label = (rankLevel: number, type: 'AUTO' | 'MANUAL' = 'AUTO') =>
  ({ labelName: 'Jade', labelId: 'jade', type, rankLevel }) as const;

test.each([
  // mode, visitor, member without label, VIP 2, VIP 3, VIP 4, a label by hand
  ['1', [true, true, true, true, true, true]],
  ['panel', [true, true, true, true, true, true]],
  ['fullscreen', [true, true, true, true, true, true]],
  ['2', [false, true, true, true, true, true]],
  ['3:3', [false, false, false, true, true, false]],
  ['3:0', [false, false, true, true, true, false]],
  ['3', [false, false, false, false, false, false]],
  ['3:-1', [false, false, false, false, false, false]],
  ['fullScreen', [false, false, false, false, false, false]],
  ['4', [false, false, false, false, false, false]],
  ['', [false, false, false, false, false, false]],
] as const)('DB-02 in mode %j the bar is there for %j', (value, seen) => {
  const audience = audienceOf({ enabled: true, value });
  const people = [undefined, null, label(2), label(3), label(4), label(9, 'MANUAL')];
  expect(people.map((person) => isInAudience(audience, person))).toEqual(seen);
});

test('DB-02 without a limit the bar is there for everyone', () => {
  expect(isInAudience(audienceOf({ enabled: false, value: '2' }), undefined)).toBe(true);
});

test('no form, payment or game has the bar', () => {
  expect((['home', 'game', 'activity', 'news', 'help'] as const).every(hasBar)).toBe(true);
  expect((['login', 'register', 'deposit', 'withdraw', 'launchGame', 'feedback'] as const).some(hasBar)).toBe(false);
});

test.each([
  [true, '#1A2b3C', '#1a2b3c'],
  [false, '#1a2b3c', null],
  [true, 'red', null],
  [true, '#fff', null],
  [true, '#1a2b3c;background:url(x)', null],
  [true, '', null],
])('DP-01 a font colour of %s %j is %j', (enabled, value, colour) => {
  expect(colourOf({ enabled, value })).toBe(colour);
});
