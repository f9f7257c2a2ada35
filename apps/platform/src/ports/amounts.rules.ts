// Amounts as providers write them, without floats.

const DECIMAL = /^(0|[1-9]\d{0,17})(?:\.(\d{1,18}))?$/;
const WHOLE = /^(0|[1-9]\d{0,17})$/;

/** "50.00" of 5000 minor units with two digits; "50" with none. */
export const decimalOf = (minorUnits: bigint, digits: number): string => {
  const text = String(minorUnits).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** Minor units of "50", "50.0" or "50.00"; null where it is no amount, or has digits that the currency does not. */
export const minorUnitsOf = (decimal: unknown, digits: number): bigint | null => {
  const [, whole, fraction = ''] = (typeof decimal === 'string' && DECIMAL.exec(decimal)) || [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) return null;
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
};

/** Minor units written as a whole number in a text. */
export const wholeUnitsOf = (text: unknown): bigint | null =>
  typeof text === 'string' && WHOLE.test(text) ? BigInt(text) : null;
