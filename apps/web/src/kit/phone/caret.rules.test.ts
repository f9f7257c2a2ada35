import { describe, expect, test } from 'vitest';
import { cameAtOnce, caretIn, meantByDeleting } from './caret.rules.ts';

/** The bar is the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

test.each([
  ['typing at the end', '09171|', '0917 1', '0917 1|'],
  ['typing in the middle', '09817| 123', '0981 712 3', '0981 7|12 3'],
  ['at the beginning', '|0917', '0917', '|0917'],
  ['deleting in the middle', '091| 123', '0911 23', '091|1 23'],
  ['more characters than are shown', '+63917|', '917', '917|'],
])('the caret stays behind the same digit: %s', (_, typed, shown, expected) => {
  expect(caretIn(shown, at(typed))).toBe(expected.indexOf('|'));
});

describe('deleting a separator', () => {
  test('backwards means the digit before it', () => {
    expect(meantByDeleting('0917 123', at('0917|123'), false)).toEqual(at('091|123'));
  });
  test('forwards means the digit behind it', () => {
    expect(meantByDeleting('0917 123', at('0917|123'), true)).toEqual(at('0917|23'));
  });
  test('deleting a digit means that digit', () => {
    expect(meantByDeleting('0917 123', at('0917 12|'), false)).toEqual(at('0917 12|'));
  });
  test('a typed separator is not a deletion', () => {
    expect(meantByDeleting('0917', at('0917 |'), false)).toEqual(at('0917 |'));
  });
});

test.each([
  ['', '+84912345678', true],
  ['', '9', false],
  ['0917', '0917 1', false],
  ['0917 123 4567', '', false],
])('from %j to %j came at once: %s', (shown, typed, atOnce) => expect(cameAtOnce(shown, typed)).toBe(atOnce));
