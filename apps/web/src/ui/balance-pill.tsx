// The balance in the bar of home: the sum, and a plus that adds to it.
import type { ReactNode } from 'react';
import css from './balance-pill.module.css';
import { PlusIcon } from './icons.tsx';

/** Class of the pill, a link. */
export const balancePillClass = css.balance;

export const BalancePillContent = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <i>
      <PlusIcon size={20} />
    </i>
  </>
);
