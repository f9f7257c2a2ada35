import { expect, test } from 'vitest';
import { digitsOf, withPlainDigits } from './plain-digits.ts';

test.each([
  ['a space in the middle', '123 456', '123456'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Burmese', '၀၁၂၃၄၅၆၇၈၉', '0123456789'],
  ['full width', '１２３', '123'],
  ['Hindi', '९१७', '917'],
  ['Bengali', '০১২৩৪৫৬৭৮৯', '0123456789'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['Khmer', '០១២៣៤៥៦៧៨៩', '0123456789'],
  ['nothing but words', 'code', ''],
])('digits of %s', (_, typed, digits) => expect(digitsOf(typed)).toBe(digits));

test('everything else stays unchanged', () => expect(withPlainDigits('+၉၅ 9-x')).toBe('+95 9-x'));
