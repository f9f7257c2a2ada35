// Numbers of bank cards (ISO/IEC 7812-1): 12 to 19 digits, the last of which checks the others (Luhn).
import { bare } from './digits.ts';

const CARD = /^\d{12,19}$/;

const luhn = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const doubled = Number(digit) * (place % 2 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);

/** Digits alone of a card's number as it was typed; null where they are too few or too many, all zero, or the last does not fit. */
export const cardNumberOf = (typed: string): string | null => {
  const digits = bare(typed);
  return CARD.test(digits) && luhn(digits) % 10 === 0 && !/^0+$/.test(digits) ? digits : null;
};
