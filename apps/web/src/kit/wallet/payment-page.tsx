// The frame of the pages that pay in and out: the balance below the title, and the way to the transactions.
import type { ReactNode } from 'react';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { HistoryIcon } from '../../ui/member-icons.tsx';
import { Link } from '../link.tsx';
import { useT } from '../shell-context.tsx';
import { SitePage } from '../site-page.tsx';
import { useExactMoney } from './exact-money.tsx';
import { useBalance } from './use-balance.ts';

/** Holds the height of the line while its balance loads. */
const EMPTY_LINE = '\u00a0';

export interface PaymentPageProps {
  readonly title: string;
  /** Stands in the bar after the way to the transactions. */
  readonly end?: ReactNode;
  readonly tabs?: boolean;
  readonly loading?: string;
  readonly children: ReactNode;
}

export function PaymentPage({ title, end, tabs = false, loading, children }: PaymentPageProps) {
  const t = useT();
  const money = useExactMoney();
  const [{ at, balance }] = useBalance();
  const line = balance ? t('order.balance', { amount: money(balance.amount) }) : EMPTY_LINE;
  return (
    <SitePage
      title={title}
      {...(at !== 'absent' && { subtitle: line })}
      end={
        <>
          <Link to="history" query={{ period: 'all' }} className={iconButtonClass} aria-label={t('pages.history')}>
            <HistoryIcon />
          </Link>
          {end}
        </>
      }
      padded
      tabs={tabs}
      loading={loading}
    >
      {children}
    </SitePage>
  );
}
