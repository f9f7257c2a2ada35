// The balance in the head of a page: a tap leads to the member's page, one on its plus to a deposit.
import { formatMoney } from '../../shell/i18n/money.ts';
import { PlusSign, pillAmountClass, pillClass, pillPlusClass } from '../../ui/balance-pill.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Link } from '../link.tsx';
import { useShell, useT } from '../shell-context.tsx';
import { Amount } from '../wallet/amount.tsx';
import type { BalanceState } from '../wallet/balance.ts';
import { useBalance } from '../wallet/use-balance.ts';

export interface BalancePillProps {
  /** True where the bar ends with a button, whose own edge is empty. */
  readonly inset?: boolean;
}

/** The sum; a dash where it could not be loaded. */
export function PillAmount({ at, balance }: Pick<BalanceState, 'at' | 'balance'>) {
  const t = useT();
  const { settings, texts } = useShell();
  // A place, not a link, until it is known: a link that is replaced would take the keyboard's focus with it.
  if (!balance && at !== 'failed')
    return (
      <span className={pillAmountClass}>
        <Skeleton shape="pill" />
      </span>
    );
  const amount = balance ? formatMoney(balance.amount, settings, texts.language()) : '—';
  // The member's page says why it is not there, and loads it again.
  return (
    <Link to="memberHome" className={pillAmountClass} aria-label={t('home.balance', { amount })}>
      {balance ? <Amount minorUnits={balance.amount} /> : amount}
    </Link>
  );
}

export function BalancePill({ inset = false }: BalancePillProps) {
  const t = useT();
  const [{ at, balance }] = useBalance();
  if (at === 'absent') return null;
  return (
    <span className={pillClass(inset)}>
      <PillAmount at={at} balance={balance} />
      <Link to="deposit" className={pillPlusClass} aria-label={t('ui.tabDeposit')}>
        <PlusSign />
      </Link>
    </span>
  );
}
