// Writes an amount of money into a message to a member, as the member's pages show it.
import { currencyCode, currencySign, type LanguageCode, languages, type Settings } from '@foyer/contract';
import { groupDigits, numberShape } from '@foyer/contract/numbers';

type Money = Pick<Settings, 'currency' | 'currencySymbol' | 'currencyPosition' | 'minorDigits'>;

/** An amount of minor units, none below zero, as a decimal of the currency: "49.25". */
export const decimalText = (amount: bigint, minorDigits: number): string => {
  const digits = String(amount).padStart(minorDigits + 1, '0');
  const whole = digits.slice(0, digits.length - minorDigits);
  return minorDigits === 0 ? whole : `${whole}.${digits.slice(-minorDigits)}`;
};

/** Keeps a symbol at the end, or one of letters, with its figures. */
const GAP = '\u00a0';
/** Keep an amount from left to right in a sentence that runs the other way. */
const [ISOLATE, END_OF_ISOLATE] = ['\u2066', '\u2069'];

/**
 * The operator's symbol at its side, in western digits.
 * @param amount minor units
 */
export const amountText = (amount: bigint, money: Money, language: LanguageCode): string => {
  const { currency, currencySymbol, currencyPosition, minorDigits } = money;
  const { tag, dir } = languages[language];
  // CU-01: Brazil's shape of numbers for its currency.
  const shape = numberShape(currencyCode(currency) === 'BRL' ? 'pt-BR' : tag);
  const [whole = '', fraction] = decimalText(amount, minorDigits).split('.');
  const figures = groupDigits(whole, shape) + (fraction === undefined ? '' : shape.decimal + fraction);
  const symbol = currencySign(currency, currencySymbol);
  const gap = /[A-Za-z]$/.test(symbol) || symbol === 'R$' ? GAP : '';
  const text = currencyPosition === 'end' ? figures + GAP + symbol : symbol + gap + figures;
  return dir === 'rtl' ? ISOLATE + text + END_OF_ISOLATE : text;
};
