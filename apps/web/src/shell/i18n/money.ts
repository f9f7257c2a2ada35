// CU-01: amounts of minor units as text. Integers all the way: no amount is ever a float.
import { currencySign, type LanguageCode, languages, type Settings } from '@foyer/contract';
import { moneyShape, roundedUnits, withSymbol } from '@foyer/contract/money';
import { groupDigits } from '@foyer/contract/numbers';

export type MoneySettings = Pick<
  Settings,
  'currency' | 'currencySymbol' | 'currencyPosition' | 'minorDigits' | 'shownDigits'
>;

/** An amount in the pieces a screen may set differently. */
export interface MoneyParts {
  readonly sign: '' | '-';
  readonly symbol: string;
  readonly symbolAt: 'start' | 'end';
  /** Grouped major units. */
  readonly major: string;
  /** Decimal sign and minor digits, or nothing. */
  readonly minor: string;
}

/** The pieces of an amount given in minor units. */
export function moneyParts(amount: string, settings: MoneySettings, language: LanguageCode): MoneyParts {
  const { currency, currencySymbol, currencyPosition, minorDigits } = settings;
  const digits = Math.min(settings.shownDigits, minorDigits);
  const negative = amount.startsWith('-');
  const shown = roundedUnits(BigInt(negative ? amount.slice(1) : amount), minorDigits, digits);
  const unit = 10n ** BigInt(digits);
  const shape = moneyShape(currency, languages[language].tag);
  return {
    sign: negative && shown > 0n ? '-' : '',
    symbol: currencySign(currency, currencySymbol),
    symbolAt: currencyPosition,
    major: groupDigits(String(shown / unit), shape),
    minor: digits > 0 ? shape.decimal + String(shown % unit).padStart(digits, '0') : '',
  };
}

/** An amount as one text: "$1,234.50", "-12.000 ₫", "R$ 10,00". */
export function formatMoney(amount: string, settings: MoneySettings, language: LanguageCode): string {
  const { sign, symbol, symbolAt, major, minor } = moneyParts(amount, settings, language);
  return sign + withSymbol(major + minor, symbol, symbolAt);
}
