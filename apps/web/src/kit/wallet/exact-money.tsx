// Amounts that are paid: never rounded, whatever the operator rounds elsewhere.
import { languages } from '@foyer/contract';
import { formatMoney, type MoneySettings, moneyParts } from '../../shell/i18n/money.ts';
import { Money } from '../../ui/money.tsx';
import { useLanguage, useShell, useTextLanguage } from '../shell-context.tsx';

/** The settings with all digits of an amount that the operator's number of shown digits would round. */
export function exactly(amount: string, settings: MoneySettings): MoneySettings {
  const hidden = Math.max(0, settings.minorDigits - settings.shownDigits);
  return /^0*$/.test(amount.slice(amount.length - hidden))
    ? settings
    : { ...settings, shownDigits: settings.minorDigits };
}

export function ExactAmount({ minorUnits }: { readonly minorUnits: string }) {
  const { settings } = useShell();
  return <Money parts={moneyParts(minorUnits, exactly(minorUnits, settings), useLanguage())} />;
}

/** Returns the function that writes an amount into a sentence, where it keeps its order. */
export function useExactMoney(): (minorUnits: string) => string {
  const { settings } = useShell();
  const language = useLanguage();
  const isRightToLeft = languages[useTextLanguage()].dir === 'rtl';
  return (minorUnits) => {
    const text = formatMoney(minorUnits, exactly(minorUnits, settings), language);
    return isRightToLeft ? `\u2066${text}\u2069` : text;
  };
}
