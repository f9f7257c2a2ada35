// Writes an amount of money into a message to a member.
import { currencyCode, type LanguageCode, languages } from '@foyer/contract';

/** An amount of minor units, none below zero, as a decimal of the currency: "49.25". */
export const decimalText = (amount: bigint, minorDigits: number): string => {
  const digits = String(amount).padStart(minorDigits + 1, '0');
  const whole = digits.slice(0, digits.length - minorDigits);
  return minorDigits === 0 ? whole : `${whole}.${digits.slice(-minorDigits)}`;
};

/** @param amount minor units
 * @param minorDigits digits after the point of the currency */
export const amountText = (
  amount: bigint,
  { currency, minorDigits }: { readonly currency: string; readonly minorDigits: number },
  language: LanguageCode,
): string => {
  const decimal = decimalText(amount, minorDigits);
  const format = new Intl.NumberFormat(languages[language].tag, {
    style: 'currency',
    currency: currencyCode(currency),
    minimumFractionDigits: minorDigits,
    maximumFractionDigits: minorDigits,
  });
  // A decimal in a text keeps amounts exact that are no safe number.
  return format.format(decimal as `${number}`);
};
