// Finds games by what a person types: part of a name, without accents, and with a slip of the finger in longer words.

/** Letters without accents or case, so that "nhanh" finds "Nhạnh" and "SEVENS" finds "Triple Sevens". */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    // These are letters of their own in Unicode: no accent comes off.
    .replace(/[đĐ]/g, 'd')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .trim();

/** Vowels of Hindi, Khmer or Tamil are marks: they are part of a word. */
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** Letters of a word from which one slip is forgiven, and from which two are. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

const slipsOf = ({ length }: string): number => (length < ONE_SLIP_FROM ? 0 : length < TWO_SLIPS_FROM ? 1 : 2);

/** A bit for each letter of a word. Letters that share a bit only make the guess below more careful. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Letters of `typed` that the word does not have: each is a slip at least. */
function missingLetters(typed: string, word: string): number {
  let missing = lettersOf(typed) & ~lettersOf(word);
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}

/**
 * Tells whether `typed` is the beginning of `word` but for so many slips: a letter that is wrong, missing, too many, or in the place of its
 * neighbour (optimal string alignment, row by row).
 */
function isNear(typed: string, word: string, slips: number): boolean {
  if (word.length < typed.length - slips || missingLetters(typed, word) > slips) return false;
  // What comes later in the word is farther away than any slip.
  const width = Math.min(word.length, typed.length + slips);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, at) => at);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= width; to += 1) {
      const same = typed[at - 1] === word[to - 1];
      let least = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (same ? 0 : 1));
      if (typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1])
        least = Math.min(least, (before[to - 2] ?? least) + 1);
      next.push(least);
    }
    if (Math.min(...next) > slips) return false;
    [before, row] = [row, next];
  }
  return Math.min(...row) <= slips;
}

/** Tells of any word whether it begins like `typed`, or nearly so. A catalogue has few words and says them often. */
function nearTo(typed: string): (word: string) => boolean {
  const slips = slipsOf(typed);
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const near = word.startsWith(typed) || (slips > 0 && isNear(typed, word, slips));
    known.set(word, near);
    return near;
  };
}

/** Texts of one thing that can be found, made ready once. */
export interface Searchable<T> {
  readonly item: T;
  readonly text: string;
  readonly words: readonly string[];
}

/** Makes a thing ready for searches in these texts. */
export const toSearch = <T>(item: T, texts: readonly string[]): Searchable<T> => {
  const text = texts.map(searchable).join('\n');
  return { item, text, words: wordsOf(text) };
};

/** Returns what has each typed word in its texts; where nothing has, what is near it. All of them for an empty search. */
export function search<T>(things: readonly Searchable<T>[], typed: string): readonly T[] {
  const wanted = searchable(typed);
  const exact = things.filter(({ text }) => text.includes(wanted));
  if (exact.length > 0) return exact.map(({ item }) => item);
  const words = wordsOf(wanted).map(nearTo);
  return words.length === 0
    ? []
    : things.filter((thing) => words.every((isWord) => thing.words.some(isWord))).map(({ item }) => item);
}
