// The minor digits of a currency whose back end names none.
import { currencyCode } from './currency.ts';

const USUAL_DIGITS = 2;

/** Minor digits of a currency as the platform's own tables have them; two where the code is none of ISO 4217's form. */
export function usualDigits(code: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode(code) });
    return format.resolvedOptions().maximumFractionDigits ?? USUAL_DIGITS;
  } catch {
    return USUAL_DIGITS;
  }
}
