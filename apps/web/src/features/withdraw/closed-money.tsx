// The site is closed, and the operator pays nothing out meanwhile: the balance, and how the withdrawals stand.
import type { Withdrawal } from '@foyer/contract';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { useBalance } from '../../kit/wallet/use-balance.ts';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { Button } from '../../ui/button.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LastWithdrawals } from './last-withdrawals.tsx';
import css from './withdraw.module.css';

function Balance() {
  const t = useT();
  const [{ at, balance }, refresh] = useBalance();
  if (at === 'absent') return null;
  return (
    <HeroCard
      label={t('memberHome.balance')}
      value={balance ? <ExactAmount minorUnits={balance.amount} /> : <Skeleton shape="title" />}
      note={
        at === 'failed' && (
          <>
            {t('memberHome.balanceFailed')}{' '}
            <Button size="sm" onClick={() => void refresh()}>
              {t('memberHome.retry')}
            </Button>
          </>
        )
      }
    />
  );
}

export function ClosedMoney({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) {
  const t = useT();
  const { events, navigation } = useShell();
  // The site is open again, or the connection came back: the page is loaded anew, with its form.
  useAppEvent(events, 'wentOnline', () => navigation.go('withdraw', { replace: true }));
  return (
    <div className={css.column}>
      <Balance />
      <Notice tone="warn">{t('withdraw.closedText')}</Notice>
      {withdrawals.length > 0 && <LastWithdrawals withdrawals={withdrawals} />}
    </div>
  );
}
