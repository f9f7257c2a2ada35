// Formats amounts: integer minor units in, the operator's symbol and the language's digits out.
import type { OutputOf } from '@foyer/contract';
import { compactUnits } from '@foyer/contract/compact-units';
import { moneyShape, roundedUnits, withSymbol } from '@foyer/contract/money';
import { groupDigits, numberShape } from '@foyer/contract/numbers';
import { readAmount } from '@foyer/contract/typed-amount';
import { hasNames } from '../texts/names.ts';

export interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly position: 'start' | 'end';
  /** Minor units are 10^-minorDigits of the currency. */
  readonly minorDigits: number;
  /** Number of digits that are shown. */
  readonly shownDigits: number;
}

type Entered = OutputOf<'games.enter'>;

export const currencyOf = ({
  member,
  currencySymbol,
  currencyPosition,
  minorDigits,
  shownDigits,
}: Pick<Entered, 'member' | 'currencySymbol' | 'currencyPosition' | 'minorDigits' | 'shownDigits'>): Currency => ({
  code: member.currency,
  symbol: currencySymbol,
  position: currencyPosition,
  minorDigits,
  shownDigits,
});

/** Digits stay Latin in every language, as on the balls. */
const latin = (tag: string): string => `${tag}-u-nu-latn`;

/** Keeps an amount in its order inside a line that runs from right to left. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

export interface Money {
  /** "$1,284.50": never rounded, whatever the operator rounds elsewhere. */
  readonly full: (amount: bigint) => string;
  /** "$1,285" where the operator shows no minor digits: what nobody pays at once, such as a balance. */
  readonly rounded: (amount: bigint) => string;
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
  const { code, symbol, position, minorDigits } = currency;
  const shownDigits = Math.min(currency.shownDigits, minorDigits);
  const shape = moneyShape(code, tag);
  const unit = 10n ** BigInt(minorDigits);
  let compact: Intl.NumberFormat | null | undefined;

  const written = (amount: bigint, digits: number): string => {
    const isNegative = amount < 0n;
    const units = roundedUnits(isNegative ? -amount : amount, minorDigits, digits);
    const shownUnit = 10n ** BigInt(digits);
    const fraction = digits > 0 ? shape.decimal + String(units % shownUnit).padStart(digits, '0') : '';
    const sign = isNegative && units > 0n ? '−' : '';
    return placed(sign + withSymbol(groupDigits(String(units / shownUnit), shape) + fraction, symbol, position));
  };
  const rounded = (amount: bigint): string => written(amount, shownDigits);
  const full = (amount: bigint): string =>
    written(amount, amount % 10n ** BigInt(minorDigits - shownDigits) === 0n ? shownDigits : minorDigits);
  const stake = (amount: bigint): string => (amount % unit === 0n ? written(amount, 0) : full(amount));
  const short = (amount: bigint): string => {
    const text = amount % unit === 0n ? compactUnits(amount / unit, shape.decimal) : null;
    if (text === null) return stake(amount);
    return position === 'start' ? withSymbol(text, symbol, position) : text;
  };
  const prize = (amount: bigint): string => {
    const units = amount / unit;
    // Made once: the top prize is written again with each ball of a draw.
    if (units >= LARGE && compact === undefined) compact = wordsIn(tag);
    return units >= LARGE && compact ? withSymbol(compact.format(units), symbol, position) : written(amount, 0);
  };
  return { full, rounded, short, stake, prize };
};

/** Minor units of what a person typed, or null: it is read as the forms of the site read it. */
export const typedAmount = (text: string, { code, minorDigits }: Currency, tag: string): bigint | null => {
  const read = readAmount(text, { minorDigits, shape: moneyShape(code, tag) });
  return read.ok ? BigInt(read.minorUnits) : null;
};

/** Odds beside the others of their bet: two decimals where one of `all` needs them ("1.90", "68.00"), else none ("1,300"). */
export function oddsText(hundredths: number, all: readonly number[], tag: string): string {
  const shape = numberShape(tag);
  const units = groupDigits(String(Math.floor(hundredths / 100)), shape);
  if (all.every((odds) => odds % 100 === 0)) return units;
  return units + shape.decimal + String(hundredths % 100).padStart(2, '0');
}
