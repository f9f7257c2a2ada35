// An amount in the operator's currency and the reader's number format.
import { moneyParts } from '../../shell/i18n/money.ts';
import { Money, type MoneyProps } from '../../ui/money.tsx';
import { useLanguage, useShell } from '../shell-context.tsx';

export interface AmountProps extends Pick<MoneyProps, 'sign'> {
  /** Minor units, as the wire carries them. */
  readonly minorUnits: string;
  /** Leaves out minor digits that are all zero: prizes, never balances. */
  readonly round?: boolean;
}

export function Amount({ minorUnits, round = false, sign }: AmountProps) {
  const { settings } = useShell();
  const parts = moneyParts(minorUnits, settings, useLanguage());
  const shown = round && /^\D?0+$/.test(parts.minor) ? { ...parts, minor: '' } : parts;
  return <Money parts={shown} {...(sign && { sign })} />;
}
