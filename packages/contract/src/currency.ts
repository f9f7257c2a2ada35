// CU-01: the codes that back ends give currencies, and what people see of them.

const CODE_LENGTH = 3;

/** TLB becomes PHP, of anything else the first three characters count. */
export const currencyCode = (code: string): string => {
  const short = code.trim().slice(0, CODE_LENGTH).toUpperCase();
  return short === 'TLB' ? 'PHP' : short;
};

/** The symbol of a currency. A missing symbol, or one that only repeats the code, follows the rule of the code. */
export function currencySign(code: string, symbol: string): string {
  const written = symbol.trim();
  return written === '' || written.toUpperCase() === code.trim().toUpperCase() ? currencyCode(code) : written;
}

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
