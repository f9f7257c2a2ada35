// CU-01: amounts of minor units as text. Integers all the way: no amount is ever a float.
import { currencyCode, currencySign, type LanguageCode, languages, type Settings } from '@foyer/contract';
import { groupDigits, type NumberShape, numberShape } from '@foyer/contract/numbers';

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

/** Brazil's shape of numbers for its currency, else the language's; in western digits, as on the balls. */
export const moneyShape = (currency: string, language: LanguageCode): NumberShape =>
  numberShape(currencyCode(currency) === 'BRL' ? 'pt-BR' : languages[language].tag);

/** Minor units rounded half away from zero to the digits shown. */
function rounded(units: bigint, minorDigits: number, shownDigits: number): bigint {
  if (shownDigits >= minorDigits) return units;
  const step = 10n ** BigInt(minorDigits - shownDigits);
  return (units + step / 2n) / step;
}

/** The pieces of an amount given in minor units. */
export function moneyParts(amount: string, settings: MoneySettings, language: LanguageCode): MoneyParts {
  const { currency, currencySymbol, currencyPosition, minorDigits } = settings;
  const digits = Math.min(settings.shownDigits, minorDigits);
  const negative = amount.startsWith('-');
  const shown = rounded(BigInt(negative ? amount.slice(1) : amount), minorDigits, digits);
  const unit = 10n ** BigInt(digits);
  const shape = moneyShape(currency, language);
  return {
    sign: negative && shown > 0n ? '-' : '',
    symbol: currencySign(currency, currencySymbol),
    symbolAt: currencyPosition,
    major: groupDigits(String(shown / unit), shape),
    minor: digits > 0 ? shape.decimal + String(shown % unit).padStart(digits, '0') : '',
  };
}

/** A no-break space keeps a symbol at the end, or a symbol of letters, with its figures. */
const GAP = '\u00a0';

/** An amount as one text: "$1,234.50", "-12.000 ₫", "R$ 10,00". */
export function formatMoney(amount: string, settings: MoneySettings, language: LanguageCode): string {
  const { sign, symbol, symbolAt, major, minor } = moneyParts(amount, settings, language);
  if (symbolAt === 'end') return `${sign}${major}${minor}${GAP}${symbol}`;
  return `${sign}${symbol}${/[A-Za-z]$/.test(symbol) || symbol === 'R$' ? GAP : ''}${major}${minor}`;
}
