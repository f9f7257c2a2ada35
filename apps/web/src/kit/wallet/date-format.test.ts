import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat } from './date-format.ts';
import { clockTime, dayHead } from './ledger-line.rules.ts';

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
    if (line % 10 === 0) dayHead(at, now, 'CN');
  }
  expect(made()).toBeLessThanOrEqual(2);
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
