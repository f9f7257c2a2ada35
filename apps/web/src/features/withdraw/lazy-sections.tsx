// What the form goes without: how one withdrawal stands, the list of the last ones, and the page while the site is closed.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const afterForm = { code: () => import('./after-form.ts') };

export const lazyView = createLazySection(afterForm, ({ WithdrawalView }) => WithdrawalView, <Skeleton shape="hero" />);

export const lazyLast = createLazySection(
  afterForm,
  ({ LastWithdrawals }) => LastWithdrawals,
  <Skeleton shape="row" />,
);

export const lazyClosed = createLazySection(afterForm, ({ ClosedMoney }) => ClosedMoney, <Skeleton shape="hero" />);
