// Digits of every script our languages are written in, and those of full-width keyboards, as 0 to 9.

/** Code points of the zeros; the other nine follow each. */
const zeros = [
  0x0660, // Arabic
  0x06f0, // Persian, Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0be6, // Tamil
  0x0e50, // Thai
  0x1040, // Burmese
  0x17e0, // Khmer
  0xff10, // full-width
];

const plain = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((candidate) => point >= candidate && point < candidate + 10);
  return zero === undefined ? digit : String(point - zero);
};

/** The text with its digits as 0 to 9; everything else stays, at its place. */
export const withPlainDigits = (text: string): string => text.replace(/\p{Nd}/gu, plain);

/** Only the digits of a text, as 0 to 9. */
export const digitsOf = (text: string): string => withPlainDigits(text).replace(/[^0-9]/g, '');
