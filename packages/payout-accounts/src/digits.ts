// Digits as people type them: of any script, with what they put between them.

/** First digits of the decimal scripts that phones of our players type: each has ten in a row. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0xff10,
];

/** The text with every decimal digit as 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** The text in western digits without the spaces, hyphens, full stops and slashes that people put between them. */
export const bare = (text: string): string =>
  westernDigits(text.normalize('NFKC')).replace(/[\s\-./()\u2010-\u2015]/gu, '');
