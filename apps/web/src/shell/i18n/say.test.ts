import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { type Message, say } from './say.ts';

/** Says a text as it stands in a catalogue; the build compiles none that has anything but values and plurals. */
const said = (text: string, values: Readonly<Record<string, string | number>> = {}, tag = 'en'): string =>
  say(compileMessageOrThrow(text) as Message, values, tag);

test('values stand in their places, each as often as it is named', () => {
  expect(said('{name}, this {channel} account is new; {name}!', { name: 'Ann', channel: 'LINE' })).toBe(
    'Ann, this LINE account is new; Ann!',
  );
});

test('a value that is not given says nothing, zero does', () => {
  expect([said('Hello {name}.'), said('{count} left', { count: 0 })]).toEqual(['Hello .', '0 left']);
});

test('what would mean something elsewhere is said as it is', () => {
  expect(said('Draw # {number}: \\u0041 $& %s', { number: '$1' })).toBe('Draw # $1: \\u0041 $& %s');
});

describe('plurals', () => {
  const draws = '{n, plural, =0 {No draws} one {# draw of {lottery}} other {# draws of {lottery}}}';

  test.each([
    [0, 'No draws'],
    [1, '1 draw of Five'],
    [2, '2 draws of Five'],
    [1200, '1,200 draws of Five'],
  ])('%i', (n, words) => expect(said(draws, { n, lottery: 'Five' })).toBe(words));

  test('by the rules of the language, in its digits', () => {
    const categories = '{n, plural, one {one #} few {few #} many {many #} other {other #}}';
    expect([1, 3, 5, 1.5].map((n) => said(categories, { n }, 'pl'))).toEqual(['one 1', 'few 3', 'many 5', 'other 1,5']);
    expect(said('{n, plural, other {#}}', { n: 12 }, 'my')).toBe('၁၂');
  });

  test('a category that a text does not have is the other one', () => {
    expect(said('{n, plural, other {# lượt}}', { n: 1 }, 'en')).toBe('1 lượt');
  });
});
