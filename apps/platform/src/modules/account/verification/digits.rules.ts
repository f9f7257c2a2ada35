// Digits of the scripts our members write in, as the ten that codes and numbers are kept in.

/** Code points of zero: Arabic, Persian and Urdu, Devanagari, Bengali, Thai, Burmese, Khmer. Each script's ten follow one another. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1040, 0x17e0];

const asciiDigit = (character: string): string => {
  const point = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => point >= first && point < first + 10);
  return zero === undefined ? character : String(point - zero);
};

const ASCII = /^[\x20-\x7e]*$/;

/** The same text with its digits as 0 to 9; full-width ones too. */
export const withAsciiDigits = (typed: string): string =>
  ASCII.test(typed) ? typed : typed.normalize('NFKC').replaceAll(/\p{Nd}/gu, asciiDigit);

/** A code as it was typed or pasted, without the spaces and hyphens that messages put into one. */
export const codeOf = (typed: string): string => withAsciiDigits(typed).replaceAll(/[\s-]/g, '');
