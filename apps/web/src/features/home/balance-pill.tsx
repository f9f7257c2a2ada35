// The member's balance in the bar of home; a tap leads to the member's page.
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Amount } from '../../kit/wallet/amount.tsx';
import { useBalance } from '../../kit/wallet/use-balance.ts';
import { formatMoney } from '../../shell/i18n/money.ts';
import { BalancePillContent, balancePillClass } from '../../ui/balance-pill.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function BalancePill() {
  const t = useT();
  const { settings, texts } = useShell();
  const [{ at, balance }] = useBalance();
  if (at === 'absent') return null;
  const label = balance
    ? t('home.balance', { amount: formatMoney(balance.amount, settings, texts.language()) })
    : t('home.balanceLoading');
  // The loaded balance is a new pill, not a wider one, so that nothing on the page moves.
  return (
    <Link key={balance ? 'known' : 'waiting'} to="memberHome" className={balancePillClass} aria-label={label}>
      <BalancePillContent>
        {balance ? <Amount minorUnits={balance.amount} /> : <Skeleton shape="pill" />}
      </BalancePillContent>
    </Link>
  );
}
