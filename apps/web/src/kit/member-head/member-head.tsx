// The head of a member, at the end of the bar: the bell of the inbox, and the balance with the way to a deposit.
import { BalancePill } from './balance-pill.tsx';
import { InboxBell } from './inbox-bell.tsx';
import { useUnread } from './use-unread.ts';

export interface MemberHeadProps {
  /** True where the bar ends with a button, whose own edge is empty. */
  readonly inset?: boolean;
}

export function MemberHead({ inset = false }: MemberHeadProps) {
  const unread = useUnread();
  return (
    <>
      {unread !== null && <InboxBell unread={unread} />}
      <BalancePill inset={inset} />
    </>
  );
}
