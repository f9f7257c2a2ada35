// Keeps Burmese syllables whole. The dictionary by which browsers break Burmese lines lacks loan words such as "account".

/** A place before the consonant that ends a syllable, whose vowel is killed: a line that began with it would read as a slip of the pen. */
const ENDING = /(?<=[\u1000-\u109f])(?=[\u1000-\u1021][\u1037\u1038]*\u103a)/g;
/** Word joiner: no line ends there, and nobody sees it. */
const JOINER = '\u2060';

/** Returns a text with a joiner wherever the dictionary would break it within a syllable. Texts without Burmese stay as they are. */
export function keepSyllables(text: string): string {
  if (!/[\u1000-\u109f]/.test(text)) return text;
  const words = new Intl.Segmenter('my', { granularity: 'word' }).segment(text);
  const breaks = new Set([...words].map(({ index }) => index));
  return text.replace(ENDING, (_, at: number) => (breaks.has(at) ? JOINER : ''));
}
