import { afterEach, expect, test, vi } from 'vitest';
import { byDay, dayName, timeName } from './days.rules.ts';
import { headerColors } from './header-color.rules.ts';

afterEach(() => void vi.restoreAllMocks());

const at = (day: number, hour: number) => ({ at: new Date(2026, 10, day, hour).toISOString() });

test('messages stand under the day of the reader’s clock', () => {
  const [late, early, later] = [at(25, 23), at(26, 0), at(26, 9)];
  expect(byDay([late, early, later]).map(({ messages }) => messages)).toEqual([[late], [early, later]]);
  expect(byDay([])).toEqual([]);
});

const t = (key: string) => (key === 'today' ? 'Today' : 'Yesterday');

test.each([
  [26, 'Today'],
  [25, 'Yesterday'],
  [24, 'Tue, November 24'],
])('on the 26th the %sth is called %s', (day, name) => {
  expect(dayName(new Date(2026, 10, day).getTime(), new Date(2026, 10, 26, 8).getTime(), { t, tag: 'en' })).toBe(name);
});

test.each([
  ['bn', 24, 'মঙ্গল 24 নভেম্বর', '09:05'],
  ['ne', 24, '24/11', '09:05'],
  ['my', 26, 'Today', '09:05'],
  ['ur-Latn', 25, 'Yesterday', '09:05'],
])('days and times in %s have Western digits, and words only where the browser has them', (tag, day, name, time) => {
  expect(dayName(new Date(2026, 10, day).getTime(), new Date(2026, 10, 26, 8).getTime(), { t, tag })).toBe(name);
  expect(timeName(new Date(2026, 10, day, 9, 5).toISOString(), tag)).toBe(time);
});

test('a message tells its time as the rest of the site does: 23:34', () => {
  expect(timeName(new Date(2026, 10, 26, 23, 34).toISOString(), 'en')).toBe('23:34');
  expect(timeName(new Date(2026, 10, 26, 0, 5).toISOString(), 'en')).toBe('00:05');
});

test('a long conversation is written with the formatters of its first message', () => {
  timeName('2026-11-26T10:00:00.000Z', 'en');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  timeName('2026-11-26T10:01:00.000Z', 'en');
  dayName(new Date(2026, 10, 24).getTime(), new Date(2026, 10, 26, 8).getTime(), { t, tag: 'en' });
  expect(made).not.toHaveBeenCalled();
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
