// Writes an amount of money into a text for members, as the member's pages show it.
import { currencySign, type LanguageCode, languages, type Settings } from '@foyer/contract';
import { moneyShape, roundedUnits, withSymbol } from '@foyer/contract/money';
import { groupDigits } from '@foyer/contract/numbers';

type Money = Pick<Settings, 'currency' | 'currencySymbol' | 'currencyPosition' | 'minorDigits'>;

/** An amount of minor units, none below zero, as a decimal of the currency: "49.25". */
export const decimalText = (amount: bigint, minorDigits: number): string => {
  const digits = String(amount).padStart(minorDigits + 1, '0');
  const whole = digits.slice(0, digits.length - minorDigits);
  return minorDigits === 0 ? whole : `${whole}.${digits.slice(-minorDigits)}`;
};

/** Keep an amount from left to right in a sentence that runs the other way. */
const [ISOLATE, END_OF_ISOLATE] = ['\u2066', '\u2069'];

/**
 * The operator's symbol at its side, in western digits.
 * @param amount minor units
 * @param digits of the fraction; what is more is rounded
 */
export const amountText = (
  amount: bigint,
  { currency, currencySymbol, currencyPosition, minorDigits }: Money,
  language: LanguageCode,
  digits = minorDigits,
): string => {
  const { tag, dir } = languages[language];
  const shape = moneyShape(currency, tag);
  const [whole = '', fraction] = decimalText(roundedUnits(amount, minorDigits, digits), digits).split('.');
  const figures = groupDigits(whole, shape) + (fraction === undefined ? '' : shape.decimal + fraction);
  const text = withSymbol(figures, currencySign(currency, currencySymbol), currencyPosition);
  return dir === 'rtl' ? ISOLATE + text + END_OF_ISOLATE : text;
};
