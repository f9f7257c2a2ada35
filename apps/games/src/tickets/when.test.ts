import { describe, expect, it } from 'vitest';
import { whenText } from './when.ts';

/** Days and hours of the reader's own time zone. */
const at = (day: number, hour: number, minute: number): Date => new Date(2026, 10, day, hour, minute);
const now = at(23, 13, 40).getTime();
const t = (key: string): string => (key === 'today' ? 'Today' : 'Yesterday');
const shown = (then: Date, tag = 'en'): string => whenText(then.toISOString(), { t, tag }, now);

describe('the time of a bet or a draw', () => {
  it.each([
    ['today', at(23, 0, 1), 'Today 00:01'],
    ['yesterday, less than a day ago', at(22, 23, 59), 'Yesterday 23:59'],
    ['the day before', at(21, 9, 5), 'Nov 21, 09:05'],
    ['a day to come, where clocks differ', at(24, 9, 5), 'Nov 24, 09:05'],
  ])('is shown by its day: %s', (_, then, text) => {
    expect(shown(then)).toBe(text);
  });

  it.each([
    ['vi', '13:38 21 thg 11'],
    ['ur', '21 نومبر، 13:38'],
    ['my', '21/11, 13:38'],
  ])('keeps Latin digits in %s', (tag, text) => {
    expect(shown(at(21, 13, 38), tag)).toBe(text);
  });

  it('is a date in digits in a language that the browser has no words of', () => {
    expect(shown(at(21, 13, 38), 'xx')).toBe('21/11, 13:38');
  });

  it.each(['my', 'xx'])('names today also where the browser has no words of %s', (tag) => {
    expect(shown(at(23, 13, 38), tag)).toBe('Today 13:38');
  });
});
