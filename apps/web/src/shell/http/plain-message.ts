// Reads a back end's message to a person: plain text of a length that fits a notice, or nothing.

/** No honest notice is longer. */
const MAX_LENGTH = 300;
/** A tag, a comment or a declaration: a web page, not a sentence. */
const MARKUP = /<[a-z!/?]/i;
/** Characters that are no letters, signs or spaces, and those that turn a text around. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;
/** Joins letters in Persian, Urdu and Indian scripts. */
const JOINERS = /^[\u200c\u200d]$/;

/** The message of an answer as it may be shown; empty where it is markup, or no text. */
export function plainMessage(found: unknown): string {
  if (typeof found !== 'string' || MARKUP.test(found)) return '';
  const text = found
    .slice(0, MAX_LENGTH * 2)
    .replace(UNPRINTABLE, (sign) => (JOINERS.test(sign) ? sign : ' '))
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  return letters.length > MAX_LENGTH
    ? `${letters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
