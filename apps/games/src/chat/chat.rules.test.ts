import { expect, test } from 'vitest';
import { byDay, dayName } from './days.rules.ts';
import { headerColors } from './header-color.rules.ts';

const at = (day: number, hour: number) => ({ at: new Date(2026, 10, day, hour).toISOString() });

test('messages stand under the day of the reader’s clock', () => {
  const [late, early, later] = [at(25, 23), at(26, 0), at(26, 9)];
  expect(byDay([late, early, later]).map(({ messages }) => messages)).toEqual([[late], [early, later]]);
  expect(byDay([])).toEqual([]);
});

test.each([
  [26, 'today'],
  [25, 'yesterday'],
  [24, 'Tue, November 24'],
])('on the 26th the %sth is called %s', (day, name) => {
  expect(dayName(new Date(2026, 10, day).getTime(), new Date(2026, 10, 26, 8).getTime(), 'en')).toBe(name);
});

test.each([
  ['#101828', { back: '#101828', text: '#ffffff' }],
  ['#FFD873', { back: '#FFD873', text: '#000000' }],
  ['#fff', null],
  ['red', null],
  ['#101828;background:url(//evil.example)', null],
  ['', null],
  [null, null],
])('the header colour %j is taken as %j', (wanted, colors) => expect(headerColors(wanted)).toEqual(colors));
