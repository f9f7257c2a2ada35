// What is wrong with an amount that was typed, as a sentence at its field.

import { type AmountFault, type AmountForm, typedFrom } from '@foyer/contract/typed-amount';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';

/** The page's number format and currency. */
export interface AmountWording {
  readonly form: AmountForm;
  /** Writes an amount of minor units into a sentence. */
  readonly money: (minorUnits: string) => string;
}

/** Limits in minor units. */
export interface AmountRange {
  readonly min: string;
  readonly max: string;
}

export interface AmountProblem {
  readonly at: 'amount';
  readonly text: TextKey;
  readonly values?: TextValues;
}

/** An amount that shows both separators. */
const EXAMPLE_UNITS = '1000';

export function amountProblem(fault: AmountFault, { form, money }: AmountWording, range: AmountRange): AmountProblem {
  const at = 'amount';
  const { minorDigits } = form;
  const example = typedFrom(EXAMPLE_UNITS + '50'.slice(0, minorDigits).padEnd(minorDigits, '0'), form);
  switch (fault) {
    case 'empty':
      return { at, text: 'deposit.amountMissing' };
    case 'unreadable':
      return { at, text: 'deposit.amountUnreadable', values: { example } };
    case 'negative':
    case 'zero':
      return { at, text: 'deposit.amountNotAboveZero' };
    case 'tooPrecise':
      return minorDigits === 0
        ? { at, text: 'deposit.amountNotWhole' }
        : { at, text: 'deposit.amountTooPrecise', values: { most: minorDigits } };
    case 'tooLarge':
      return { at, text: 'deposit.amountOutOfRange', values: { min: money(range.min), max: money(range.max) } };
  }
}

export const isWithin = (amount: string, { min, max }: AmountRange): boolean =>
  BigInt(amount) >= BigInt(min) && BigInt(amount) <= BigInt(max);
