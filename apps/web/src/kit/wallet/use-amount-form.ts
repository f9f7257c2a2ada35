// Returns how amounts of the operator's currency are typed in the language of the page.
import { languages } from '@foyer/contract';
import { moneyShape } from '@foyer/contract/money';
import type { AmountForm } from '@foyer/contract/typed-amount';
import { useLanguage, useShell } from '../shell-context.tsx';

export function useAmountForm(): AmountForm {
  const { minorDigits, currency } = useShell().settings;
  return { minorDigits, shape: moneyShape(currency, languages[useLanguage()].tag) };
}
