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
  // A place, not a link, until it is known: the loaded balance is a new pill, so that nothing on the page moves,
  // and a link that is replaced would take the keyboard's focus with it.
  if (!balance)
    return (
      <span className={balancePillClass}>
        <BalancePillContent>
          <Skeleton shape="pill" />
        </BalancePillContent>
      </span>
    );
  const label = t('home.balance', { amount: formatMoney(balance.amount, settings, texts.language()) });
  return (
    <Link to="memberHome" className={balancePillClass} aria-label={label}>
      <BalancePillContent>
        <Amount minorUnits={balance.amount} />
      </BalancePillContent>
    </Link>
  );
}
