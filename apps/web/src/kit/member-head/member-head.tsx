// The head of a member, at the end of the bar: the bell of the inbox, and the balance with the way to a deposit.
import { headBellClass } from '../../ui/balance-pill.tsx';
import { BalancePill, type BalancePillProps } from './balance-pill.tsx';
import { InboxBell } from './inbox-bell.tsx';
import { useUnread } from './use-unread.ts';

export function MemberHead({ inset = false }: BalancePillProps) {
  const unread = useUnread();
  return (
    <>
      {unread !== null && <InboxBell unread={unread} className={headBellClass(inset)} />}
      <BalancePill inset={inset} />
    </>
  );
}
