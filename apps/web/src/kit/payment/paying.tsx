// What a page shows while a payment is under way.
import { useBusy } from '../../shell/busy/use-busy.ts';
import { ClockIcon } from '../../ui/form-icons.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import { HeroChip } from '../../ui/hero-chip.tsx';
import { TalkToUsRow } from '../services/talk-to-us.tsx';
import { useShell, useT } from '../shell-context.tsx';
import { ExactAmount } from '../wallet/exact-money.tsx';
import css from './payment.module.css';

/** Popups, reloads and moves wait while money is under way. */
export function Busy() {
  useBusy(useShell().busy, 'payment');
  return null;
}

export interface CheckingProps {
  /** What was sent, in minor units. */
  readonly amount: string | null;
  readonly note: string;
}

/** No answer has come: the same payment is sent again, and the person may leave. */
export function Checking({ amount, note }: CheckingProps) {
  const t = useT();
  return (
    <div className={css.column} role="status">
      <Busy />
      <HeroCard
        label={<HeroChip icon={ClockIcon}>{t('deposit.checking')}</HeroChip>}
        value={amount ? <ExactAmount minorUnits={amount} /> : '…'}
        note={note}
      />
      <p>{t('deposit.checkingLeave')}</p>
      <TalkToUsRow />
    </div>
  );
}
