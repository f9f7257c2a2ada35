// Formats whole numbers as the languages write them, without `Intl.NumberFormat`: its first use stops a cheap phone
// for 20 to 70 ms, and its data differs between the server and older browsers. Digits are Western in every language, as on balls, cards and bank statements.

/** The format of a language's numbers in western digits. */
export interface NumberShape {
  /** Stands between groups of digits. */
  readonly group: string;
  /** Stands before the fraction. */
  readonly decimal: string;
  /** True where groups above the last three digits have two: 12,34,567. */
  readonly pairs?: boolean;
  /** The fewest digits that are grouped. */
  readonly fewest?: number;
}

const western: NumberShape = { group: ',', decimal: '.' };
const continental: NumberShape = { group: '.', decimal: ',' };
const indian: NumberShape = { group: ',', decimal: '.', pairs: true };

/** By BCP 47 tag, of CLDR 44; all other languages of ours write `western`. */
const shapes: Readonly<Record<string, NumberShape>> = {
  es: { ...continental, fewest: 5 },
  fr: { group: '\u202f', decimal: ',' },
  id: continental,
  'pt-PT': { group: '\u00a0', decimal: ',', fewest: 5 },
  'pt-BR': continental,
  tr: continental,
  vi: continental,
  bn: indian,
  hi: indian,
  ne: indian,
  ta: indian,
};

const GROUPED_FROM = 4;

/** The shape of numbers in the language of `tag`, a BCP 47 tag. */
export const numberShape = (tag: string): NumberShape => shapes[tag] ?? western;

/** Returns the digits of a whole number in their groups: "1,234,567". */
export function groupDigits(digits: string, { group, pairs, fewest = GROUPED_FROM }: NumberShape): string {
  if (digits.length < fewest) return digits;
  const head = digits.slice(0, -3).replace(pairs ? /\B(?=(\d\d)+$)/g : /\B(?=(\d{3})+$)/g, group);
  return head + group + digits.slice(-3);
}

/** Returns a whole number from 0 on in the groups of the language of `tag`, a BCP 47 tag. */
export const formatCount = (count: number | bigint, tag: string): string =>
  groupDigits(String(count), numberShape(tag));
