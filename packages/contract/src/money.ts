// CU-01: how amounts of a currency are written, on the site and in the games.
import { currencyCode } from './currency.ts';
import { type NumberShape, numberShape } from './numbers.ts';

/** Brazil's shape of numbers for its currency, else that of the language of `tag`; in western digits, as on the balls. */
export const moneyShape = (currency: string, tag: string): NumberShape =>
  numberShape(currencyCode(currency) === 'BRL' ? 'pt-BR' : tag);

/** Minor units, none below zero, rounded half up to units of the digits shown. */
export function roundedUnits(units: bigint, minorDigits: number, shownDigits: number): bigint {
  if (shownDigits >= minorDigits) return units;
  const step = 10n ** BigInt(minorDigits - shownDigits);
  return (units + step / 2n) / step;
}

/** A no-break space keeps a symbol at the end, or a symbol of letters, with its figures. */
const GAP = '\u00a0';

/** "$10", "R$ 10", "10 ₫": figures with the symbol at its side. */
export function withSymbol(figures: string, symbol: string, symbolAt: 'start' | 'end'): string {
  if (symbolAt === 'end') return figures + GAP + symbol;
  return symbol + (/[A-Za-z]$/.test(symbol) || symbol === 'R$' ? GAP : '') + figures;
}
