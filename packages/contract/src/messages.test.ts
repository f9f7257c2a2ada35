import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { formatMessage, type Message } from './messages.ts';

/** Formats a text of a catalogue; the build compiles none that has anything but values and plurals. */
const formatted = (text: string, values: Readonly<Record<string, string | number>> = {}, tag = 'en'): string =>
  formatMessage(compileMessageOrThrow(text) as Message, values, tag);

test('values replace all of their placeholders', () => {
  expect(formatted('{name}, this {channel} account is new; {name}!', { name: 'Ann', channel: 'LINE' })).toBe(
    'Ann, this LINE account is new; Ann!',
  );
});

test('a missing value gives an empty text, zero gives 0', () => {
  expect([formatted('Hello {name}.'), formatted('{count} left', { count: 0 })]).toEqual(['Hello .', '0 left']);
});

test('special characters are shown unchanged', () => {
  expect(formatted('Draw # {number}: \\u0041 $& %s', { number: '$1' })).toBe('Draw # $1: \\u0041 $& %s');
});

describe('plurals', () => {
  const draws = '{n, plural, =0 {No draws} one {# draw of {lottery}} other {# draws of {lottery}}}';

  test.each([
    [0, 'No draws'],
    [1, '1 draw of Five'],
    [2, '2 draws of Five'],
    [1200, '1,200 draws of Five'],
  ])('%i', (n, words) => expect(formatted(draws, { n, lottery: 'Five' })).toBe(words));

  test('by the rules of the language, in its digits', () => {
    const categories = '{n, plural, one {one #} few {few #} many {many #} other {other #}}';
    expect([1, 3, 5].map((n) => formatted(categories, { n }, 'pl'))).toEqual(['one 1', 'few 3', 'many 5']);
    expect(formatted('{n, plural, other {#}}', { n: 12 }, 'my')).toBe('12');
  });

  test('a missing category uses the other one', () => {
    expect(formatted('{n, plural, other {# lượt}}', { n: 1 }, 'en')).toBe('1 lượt');
  });
});
