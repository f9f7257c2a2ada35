/** Returns `text` with spaces at which no line breaks. */
export const unbroken = (text: string): string => text.replaceAll(/\s+/g, '\u00a0');
