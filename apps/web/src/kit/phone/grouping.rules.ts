// Groups the digits of a number by its country's habit, while typing.
// The library's own formatter is larger than the rest of the library.

/** A format for numbers: the pattern of its groups, their separators, and the leading digits that it is for. */
export interface NumberFormat {
  readonly pattern: () => string;
  readonly format: () => string;
  /** Each pattern is more exact than the one before, and needs one digit more. */
  readonly leadingDigitsPatterns: () => readonly string[];
}

/** The number of digits that the first leading pattern needs. */
const FIRST_LEADING_DIGITS = 3;

/** The most digits of each group: `(\\d{2})(\\d{3,4})` has 2 and 4. */
const groupSizes = (pattern: string): readonly number[] =>
  [...pattern.matchAll(/\\d(?:\{(?:\d+,)?(\d+)\})?/g)].map(([, most]) => Number(most ?? 1));

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

function isFor(national: string, format: NumberFormat): boolean {
  if (sum(groupSizes(format.pattern())) < national.length) return false;
  const leading = format.leadingDigitsPatterns();
  const exactness = Math.max(0, Math.min(national.length - FIRST_LEADING_DIGITS, leading.length - 1));
  const pattern = leading[exactness];
  return pattern === undefined || new RegExp(`^(?:${pattern})`).test(national);
}

/** Returns the digits in their groups; digits without a format stay as they are. */
export function grouped(national: string, formats: readonly NumberFormat[]): string {
  const format = formats.find((candidate) => isFor(national, candidate));
  if (!format) return national;
  const between = format.format().split(/\$\d/);
  let text = '';
  let at = 0;
  for (const [place, size] of groupSizes(format.pattern()).entries()) {
    if (at >= national.length) break;
    text += (place === 0 ? '' : (between[place] ?? '')) + national.slice(at, at + size);
    at += size;
  }
  return text;
}
