// The balance in the bar of home: the sum, and the sign of the member's page.
import type { ReactNode } from 'react';
import css from './balance-pill.module.css';
import { UserIcon } from './icons.tsx';

/** Class of the pill: a link once the balance is known. */
export const balancePillClass = css.balance;

export const BalancePillContent = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <i>
      <UserIcon size={20} />
    </i>
  </>
);
