// Formats amounts: integer minor units in, the operator's symbol and the language's digits out.
import { compactUnits } from '@foyer/contract/compact-units';
import { groupDigits, numberShape } from '@foyer/contract/numbers';
import { withPlainDigits } from '@foyer/contract/plain-digits';
import { hasNames } from '../texts/names.ts';

export interface Currency {
  readonly symbol: string;
  readonly position: 'start' | 'end';
  /** Minor units are 10^-minorDigits of the currency. */
  readonly minorDigits: number;
  /** Number of digits that are shown. */
  readonly shownDigits: number;
}

/** Digits stay Latin in every language, as on the balls. */
const latin = (tag: string): string => `${tag}-u-nu-latn`;

const withSymbol = (text: string, { symbol, position }: Currency): string =>
  position === 'start' ? `${symbol}${text}` : `${text}\u00a0${symbol}`;

/** Keeps an amount in its order inside a line that runs from right to left. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

export interface Money {
  /** "$1,284.50" */
  readonly full: (amount: bigint) => string;
  /** "$5" or "50K": for chips. */
  readonly short: (amount: bigint) => string;
  /** "$1" or "$1.50": a stake in a sentence. */
  readonly stake: (amount: bigint) => string;
  /** "$125 million": for top prizes that would not fit. */
  readonly prize: (amount: bigint) => string;
}

/** "125 million"; null where there are no words in the language. */
const wordsIn = (tag: string): Intl.NumberFormat | null =>
  hasNames(tag)
    ? new Intl.NumberFormat(latin(tag), { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 })
    : null;

/** Units from which a prize is written in words. */
const LARGE = 10_000_000n;

export const moneyIn = (currency: Currency, tag: string, dir: 'ltr' | 'rtl' = 'ltr'): Money => {
  const placed = dir === 'rtl' ? isolated : (text: string) => text;
  const { minorDigits, shownDigits } = currency;
  const shape = numberShape(tag);
  const whole = (amount: bigint): string => groupDigits(String(amount), shape);
  const unit = 10n ** BigInt(minorDigits);
  let compact: Intl.NumberFormat | null | undefined;

  const digitsOf = (amount: bigint, digits: number): string => {
    const fraction = (amount % unit).toString().padStart(minorDigits, '0').slice(0, digits);
    return whole(amount / unit) + (digits > 0 ? shape.decimal + fraction.padEnd(digits, '0') : '');
  };
  const full = (amount: bigint): string => {
    const sign = amount < 0n ? '−' : '';
    return placed(sign + withSymbol(digitsOf(amount < 0n ? -amount : amount, shownDigits), currency));
  };
  const short = (amount: bigint): string => {
    if (amount % unit !== 0n) return full(amount);
    const units = amount / unit;
    const text = compactUnits(units, shape.decimal);
    if (text === null) return placed(withSymbol(whole(units), currency));
    return currency.position === 'start' ? currency.symbol + text : text;
  };
  const stake = (amount: bigint): string =>
    amount % unit === 0n ? placed(withSymbol(whole(amount / unit), currency)) : full(amount);
  const prize = (amount: bigint): string => {
    const units = amount / unit;
    // Made once: the top prize is written again with each ball of a draw.
    if (units >= LARGE && compact === undefined) compact = wordsIn(tag);
    return units >= LARGE && compact
      ? withSymbol(compact.format(units), currency)
      : placed(withSymbol(whole(units), currency));
  };
  return { full, short, stake, prize };
};

/** Minor units of what a person typed, or null: digits of any of our scripts, of the shown size, with either mark. */
export const typedAmount = (text: string, { minorDigits, shownDigits }: Currency): bigint | null => {
  const match = /^(\d{1,12})(?:[.,٫](\d*))?$/.exec(withPlainDigits(text).trim());
  if (match === null) return null;
  const [, units = '0', fraction = ''] = match;
  if (fraction.length > shownDigits) return null;
  return BigInt(units) * 10n ** BigInt(minorDigits) + BigInt(fraction.padEnd(minorDigits, '0') || '0');
};

/** Odds beside the others of their bet: two decimals where one of `all` needs them ("1.90", "68.00"), else none ("1,300"). */
export function oddsText(hundredths: number, all: readonly number[], tag: string): string {
  const shape = numberShape(tag);
  const units = groupDigits(String(Math.floor(hundredths / 100)), shape);
  if (all.every((odds) => odds % 100 === 0)) return units;
  return units + shape.decimal + String(hundredths % 100).padStart(2, '0');
}
