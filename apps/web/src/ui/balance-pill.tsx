// The balance in the head of a page: the sum, and the plus of a deposit.
import css from './balance-pill.module.css';
import { classNames } from './class-names.ts';
import { PlusIcon } from './icons.tsx';

/** Class of the pill around both. `inset`: it keeps away from the end of a bar that has no space there itself. */
export const pillClass = (inset: boolean) => classNames(css.pill, inset && css.inset);
/** Class of the bell before the pill. `inset`: where the bar is narrow, its title has the bell's room; home has the bell, too. */
export const headBellClass = (inset: boolean) => (inset ? css.bell : undefined);
/** Class of the sum: a link once the balance is known. */
export const pillAmountClass = css.amount;
/** Class of the link with the plus; its name stands in aria-label. */
export const pillPlusClass = css.plus;

export const PlusSign = () => (
  <i>
    <PlusIcon size={20} />
  </i>
);
