// Reads an amount of money as a member types it, in the digits and separators of the language. Integers all the way.
import { groupDigits, type NumberShape } from './numbers.ts';
import { withPlainDigits } from './plain-digits.ts';

/** How amounts of the operator's currency are written on the page. */
export interface AmountForm {
  /** Digits after the decimal sign of the currency. */
  readonly minorDigits: number;
  readonly shape: NumberShape;
}

/** Why a text is no amount. */
export type AmountFault = 'empty' | 'unreadable' | 'negative' | 'zero' | 'tooPrecise' | 'tooLarge';

/** Minor units as the wire carries them, or why there are none. */
export type TypedAmount =
  | { readonly ok: true; readonly minorUnits: string }
  | { readonly ok: false; readonly fault: AmountFault };

/** The longest amount that a call takes, in digits of minor units. */
const MOST_DIGITS = 15;

/** Marks of direction that copied text carries unseen. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const MINUS = /^[-\u2010-\u2015\u2212\ufe63\uff0d]/;
/** Spaces and apostrophes part groups in any language. */
const SPACES = /[\s\u00a0\u2007\u2009\u202f]/g;
const APOSTROPHES = /['\u2018\u2019\u02bc\uff07]/g;

const refuse = (fault: AmountFault): TypedAmount => ({ ok: false, fault });

/**
 * The text with the signs of keyboards of other scripts as ours: full-width and Arabic commas and stops. Arabic has
 * signs of its own for groups and decimals.
 */
function withPlainSigns(text: string, { group, decimal }: NumberShape): string {
  return withPlainDigits(text)
    .replace(INVISIBLE, '')
    .trim()
    .replace(/[\uff0c\u060c]/g, ',')
    .replace(/\uff0e/g, '.')
    .replace(/\u066c/g, group)
    .replace(/\u066b/g, decimal)
    .replace(SPACES, ' ')
    .replace(APOSTROPHES, "'");
}

const isGroup = (sign: string, { group }: NumberShape): boolean =>
  sign === ' ' || sign === "'" || sign === group.replace(SPACES, ' ');

/** The digits of a whole part in right groups of one kind; null where the groups are not right, or mean something else. */
function digitsOfGroups(text: string, shape: NumberShape): string | null {
  if (/^\d*$/.test(text)) return text;
  const [sign = ''] = /\D/.exec(text) ?? [];
  if (!isGroup(sign, shape)) return null;
  const [first = '', ...rest] = text.split(sign);
  const last = rest.pop() ?? '';
  const between = shape.pairs ? /^\d{2,3}$/ : /^\d{3}$/;
  const isRight = /^[1-9]\d{0,2}$/.test(first) && /^\d{3}$/.test(last) && rest.every((part) => between.test(part));
  return isRight ? [first, ...rest, last].join('') : null;
}

/** A single foreign decimal sign counts where no group looks so: some keyboards have no other. @assumed */
function withOwnDecimal(text: string, { decimal }: NumberShape): string {
  const [, whole, sign, fraction] = /^(\d+)([.,])(\d{1,2}|\d{4,})$/.exec(text) ?? [];
  return sign !== undefined && sign !== decimal ? `${whole}${decimal}${fraction}` : text;
}

function minorUnitsOf(whole: string, fraction: string, minorDigits: number): TypedAmount {
  if (fraction.length > minorDigits) return refuse('tooPrecise');
  const minorUnits = (whole + fraction.padEnd(minorDigits, '0')).replace(/^0+/, '');
  if (minorUnits === '') return refuse('zero');
  return minorUnits.length > MOST_DIGITS ? refuse('tooLarge') : { ok: true, minorUnits };
}

/** Returns the amount of a text. What could be read in two ways is refused, never guessed. */
export function readAmount(text: string, { minorDigits, shape }: AmountForm): TypedAmount {
  const plain = withOwnDecimal(withPlainSigns(text, shape), shape);
  if (plain === '') return refuse('empty');
  if (MINUS.test(plain)) return refuse(/\d/.test(plain) ? 'negative' : 'unreadable');
  const [wholeText = '', fraction = '', ...more] = plain.split(shape.decimal);
  const whole = digitsOfGroups(wholeText, shape);
  if (whole === null || more.length > 0 || !/^\d*$/.test(fraction) || !/\d/.test(plain)) return refuse('unreadable');
  return minorUnitsOf(whole, fraction, minorDigits);
}

/** The amount as a member would type it: "1,000.50", "50". */
export function typedFrom(minorUnits: string, { minorDigits, shape }: AmountForm): string {
  const digits = minorUnits.padStart(minorDigits + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - minorDigits), shape);
  const fraction = digits.slice(digits.length - minorDigits);
  return /[1-9]/.test(fraction) ? whole + shape.decimal + fraction : whole;
}
