// What the form goes without: how one withdrawal stands, and the list of the last ones.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const afterForm = { code: () => import('./after-form.ts') };

export const lazyView = createLazySection(afterForm, ({ WithdrawalView }) => WithdrawalView, <Skeleton shape="hero" />);

export const lazyLast = createLazySection(
  afterForm,
  ({ LastWithdrawals }) => LastWithdrawals,
  <Skeleton shape="row" />,
);
