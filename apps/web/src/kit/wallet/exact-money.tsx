// Amounts that are paid: never rounded, whatever the operator rounds elsewhere.
import { languages } from '@foyer/contract';
import { formatMoney, type MoneySettings, moneyParts } from '../../shell/i18n/money.ts';
import { Money, type MoneyProps } from '../../ui/money.tsx';
import { useLanguage, useShell, useTextLanguage } from '../shell-context.tsx';

/** True where the last digits of an amount are noughts. */
const endsInNoughts = (amount: string, digits: number): boolean =>
  /^0*$/.test(amount.slice(Math.max(0, amount.length - digits)));

/** The settings with all digits of an amount that the operator's number of shown digits would round. */
export function exactly(amount: string, settings: MoneySettings): MoneySettings {
  const { minorDigits, shownDigits } = settings;
  const isExact = shownDigits >= minorDigits || endsInNoughts(amount, minorDigits - shownDigits);
  return isExact ? settings : { ...settings, shownDigits: minorDigits };
}

/** The same, without minor digits that are all noughts: limits and fees. */
function briefly(amount: string, settings: MoneySettings): MoneySettings {
  const { minorDigits } = settings;
  return { ...settings, shownDigits: endsInNoughts(amount, minorDigits) ? 0 : minorDigits };
}

export interface ExactAmountProps extends Pick<MoneyProps, 'sign'> {
  readonly minorUnits: string;
}

export function ExactAmount({ minorUnits, ...sign }: ExactAmountProps) {
  const { settings } = useShell();
  return <Money {...sign} parts={moneyParts(minorUnits, exactly(minorUnits, settings), useLanguage())} />;
}

/** Returns a function that writes an amount into a sentence, where it keeps its order. */
function useMoney(digitsOf: typeof exactly): (minorUnits: string) => string {
  const { settings } = useShell();
  const language = useLanguage();
  const isRightToLeft = languages[useTextLanguage()].dir === 'rtl';
  return (minorUnits) => {
    const text = formatMoney(minorUnits, digitsOf(minorUnits, settings), language);
    return isRightToLeft ? `\u2066${text}\u2069` : text;
  };
}

/** "$50.00" */
export const useExactMoney = () => useMoney(exactly);

/** "$50", "$50.25" */
export const useBriefMoney = () => useMoney(briefly);
