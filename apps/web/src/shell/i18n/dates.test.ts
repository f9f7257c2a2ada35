import { afterEach, expect, test, vi } from 'vitest';
import { clockTime, dayHead } from '../../kit/wallet/ledger-line.rules.ts';
import { dateFormat } from './dates.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Counts the formatters that are made from now on. */
function countFormats(): { readonly made: () => number } {
  const Real = Intl.DateTimeFormat;
  let count = 0;
  class Counted extends Real {
    constructor(...given: ConstructorParameters<typeof Real>) {
      super(...given);
      count += 1;
    }
  }
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { DateTimeFormat: Counted }));
  return { made: () => count };
}

test('200 lines of 20 days, rendered four times, make at most two formatters', () => {
  const { made } = countFormats();
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  for (let line = 0; line < 4 * 200; line += 1) {
    const at = new Date(Date.UTC(2026, 9, 1 + (line % 20), 12)).toISOString();
    clockTime(at, 'CN');
    if (line % 10 === 0) dayHead(at, now, 'CN', String);
  }
  expect(made()).toBeLessThanOrEqual(2);
});

test.each<[string, Intl.DateTimeFormatOptions, string]>([
  ['a day', { dateStyle: 'medium' }, '15/11/2026'],
  ['a month', { month: 'short', year: 'numeric' }, '11/2026'],
  ['a day with its name', { day: 'numeric', month: 'long', weekday: 'long' }, '15/11'],
  ['a clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, '12:05'],
])('%s is in digits where the browser has no words of the language', (_, options, text) => {
  expect(dateFormat('xx', options).format(new Date(2026, 10, 15, 12, 5))).toBe(text);
});

test('each locale, each choice of options and each zone has a formatter of its own', () => {
  const { made } = countFormats();
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(720);
  const texts = [
    dateFormat('en', { month: 'long' }),
    dateFormat('vi', { month: 'long' }),
    dateFormat('en', { month: 'short' }),
    dateFormat('en', { month: 'long' }),
  ].map((each) => each.format(Date.UTC(2026, 10, 15)));
  expect([texts, made()]).toEqual([['November', 'Tháng 11', 'Nov', 'November'], 3]);
  offset.mockReturnValue(600);
  dateFormat('en', { month: 'long' });
  expect(made()).toBe(4);
});
