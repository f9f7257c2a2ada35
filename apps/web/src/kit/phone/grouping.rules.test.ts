import { expect, test } from 'vitest';
import { grouped, type NumberFormat } from './grouping.rules.ts';

const format = (pattern: string, joined: string, ...leading: string[]): NumberFormat => ({
  pattern: () => pattern,
  format: () => joined,
  leadingDigitsPatterns: () => leading,
});
const formats = [
  format('(\\d{2})(\\d{3})(\\d{2})(\\d{2})', '$1 $2 $3 $4', '1[26]|6'),
  format('(\\d{3})(\\d{3,4})(\\d{3})', '$1-$2-$3', '8[1-5]', '8[1-5]0'),
  format('(\\d)(\\d{3})(\\d{4})', '$1 $2 $3', '7'),
];

test.each([
  ['a whole number', '612345678', '61 234 56 78'],
  ['the beginning of one', '6123', '61 23'],
  ['a full group adds no separator', '61', '61'],
  ['a group of one digit', '71234567', '7 123 4567'],
  ['a group of variable length takes all digits', '8101234567', '810-1234-567'],
  ['a pattern that needs more digits waits for them', '811', '811'],
  ['a pattern that no longer fits is dropped', '8111', '8111'],
  ['more digits than any format has', '6123456789', '6123456789'],
  ['nothing', '', ''],
])('%s', (_, national, text) => expect(grouped(national, formats)).toBe(text));
