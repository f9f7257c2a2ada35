import { expect, test } from 'vitest';
import { keepSyllables } from './syllables.ts';

const wordsOf = (text: string) =>
  [...new Intl.Segmenter('my', { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

test('LA-02 a Burmese line never begins with the end of a syllable', () => {
  const text = 'ငွေထုတ်အကောင့်များ';
  expect(wordsOf(text).some((word) => /^[\u1000-\u1021][\u1037\u1038]*\u103a/.test(word))).toBe(true);
  const kept = keepSyllables(text);
  expect(wordsOf(kept).some((word) => /^[\u1000-\u1021][\u1037\u1038]*\u103a/.test(word))).toBe(false);
  expect(kept.replace(/\u2060/g, '')).toBe(text);
});

test.each(['Deposit', 'ငွေသွင်းရန်', 'إيداع', '{count, plural, one {# game} other {# games}}', ''])(
  '%s stays as it is',
  (text) => expect(keepSyllables(text)).toBe(text),
);
