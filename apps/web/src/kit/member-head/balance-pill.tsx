// The balance in the head of a page: a tap leads to the member's page, one on its plus to a deposit.
import { formatMoney } from '../../shell/i18n/money.ts';
import { PlusSign, pillAmountClass, pillClass, pillPlusClass } from '../../ui/balance-pill.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Link } from '../link.tsx';
import { useShell, useT } from '../shell-context.tsx';
import { Amount } from '../wallet/amount.tsx';
import { useBalance } from '../wallet/use-balance.ts';

export interface BalancePillProps {
  /** True where the bar ends with a button, whose own edge is empty. */
  readonly inset?: boolean;
}

export function BalancePill({ inset = false }: BalancePillProps) {
  const t = useT();
  const { settings, texts } = useShell();
  const [{ at, balance }] = useBalance();
  if (at === 'absent') return null;
  return (
    <span className={pillClass(inset)}>
      {/* A place, not a link, until it is known: a link that is replaced would take the keyboard's focus with it. */}
      {balance ? (
        <Link
          to="memberHome"
          className={pillAmountClass}
          aria-label={t('home.balance', { amount: formatMoney(balance.amount, settings, texts.language()) })}
        >
          <Amount minorUnits={balance.amount} />
        </Link>
      ) : (
        <span className={pillAmountClass}>
          <Skeleton shape="pill" />
        </span>
      )}
      <Link to="deposit" className={pillPlusClass} aria-label={t('ui.tabDeposit')}>
        <PlusSign />
      </Link>
    </span>
  );
}
