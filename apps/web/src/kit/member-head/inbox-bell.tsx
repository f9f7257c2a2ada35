// The bell that leads to the inbox, with how many messages wait there.
import { Bell } from '../../ui/bell.tsx';
import { classNames } from '../../ui/class-names.ts';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { Link } from '../link.tsx';
import { useT } from '../shell-context.tsx';

export interface InboxBellProps {
  readonly unread: number;
  readonly className?: string | undefined;
}

export function InboxBell({ unread, className }: InboxBellProps) {
  const t = useT();
  const label = unread > 0 ? t('memberHome.unread', { count: unread }) : t('memberHome.inbox');
  return (
    <Link to="inbox" className={classNames(iconButtonClass, className)} aria-label={label}>
      <Bell count={unread} />
    </Link>
  );
}
