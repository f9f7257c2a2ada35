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
