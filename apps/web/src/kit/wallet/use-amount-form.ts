// Returns how amounts of the operator's currency are typed in the language of the page.
import { moneyShape } from '../../shell/i18n/money.ts';
import { useLanguage, useShell } from '../shell-context.tsx';
import type { AmountForm } from './typed-amount.rules.ts';

export function useAmountForm(): AmountForm {
  const { minorDigits, currency } = useShell().settings;
  return { minorDigits, shape: moneyShape(currency, useLanguage()) };
}
