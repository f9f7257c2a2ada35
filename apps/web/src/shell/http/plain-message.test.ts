import { expect, test } from 'vitest';
import { plainMessage } from './plain-message.ts';

test.each([
  ['Your account is under review.', 'Your account is under review.'],
  ['  Two\n lines\t of it ', 'Two lines of it'],
  ['1 < 2, and 3 > 2', '1 < 2, and 3 > 2'],
  ['آپ کا اکاؤنٹ\u200c زیرِ جائزہ ہے', 'آپ کا اکاؤنٹ\u200c زیرِ جائزہ ہے'],
  ['turned \u202earound', 'turned around'],
  ['<h1>502 Bad Gateway</h1>', ''],
  ['Sorry<br/>no', ''],
  ['<!doctype html>', ''],
  ['x'.repeat(301), `${'x'.repeat(299)}…`],
  ['x'.repeat(300), 'x'.repeat(300)],
  [null, ''],
  [{ text: 'no' }, ''],
  ['', ''],
])('HT-13 the message %j is shown as %j', (found, shown) => {
  expect(plainMessage(found)).toBe(shown);
});
