// Shortens whole amounts for small buttons, without `Intl.NumberFormat`, as numbers.ts explains.

const THOUSAND = 1_000n;
const MILLION = 1_000_000n;

/** "2.5M": the units in steps of one letter, with at most one digit of a fraction. */
function inSteps(units: bigint, step: bigint, letter: string, decimal: string): string {
  const tenths = (units * 10n) / step;
  const rest = tenths % 10n;
  return `${tenths / 10n}${rest === 0n ? '' : decimal + rest}${letter}`;
}

/** Returns "500K" or "1.5M"; null where that would round the units, or they are fewer than a thousand. */
export function compactUnits(units: bigint, decimal: string): string | null {
  if (units >= MILLION && units % (MILLION / 10n) === 0n) return inSteps(units, MILLION, 'M', decimal);
  if (units >= THOUSAND && units % (THOUSAND / 10n) === 0n) return inSteps(units, THOUSAND, 'K', decimal);
  return null;
}
