// The entry to invitations: one row, which leads where RF-01 says.

import { ChevronIcon } from '../../ui/icons.tsx';
import { List, ListItem, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { UsersIcon } from '../../ui/member-icons.tsx';
import { RowSkeleton } from '../../ui/row-skeleton.tsx';
import { Link } from '../link.tsx';
import { useSession, useShell, useT } from '../shell-context.tsx';
import type { ReferralTarget } from './referral.rules.ts';
import { useReferral } from './use-referral.ts';

function useContent(target: ReferralTarget) {
  const t = useT();
  const forAgent = target === 'agentRegister';
  return {
    icon: <UsersIcon size={20} />,
    tone: 'accent',
    title: t(forAgent ? 'referral.agentTitle' : 'referral.title'),
    text: t(forAgent ? 'referral.agentHint' : 'referral.hint'),
    end: <ChevronIcon size={20} />,
  } as const;
}

function Row({ target }: { readonly target: ReferralTarget }) {
  const t = useT();
  const { overlays, settings } = useShell();
  const content = useContent(target);
  if (target === 'inviteFriends' || target === 'agentRegister')
    return (
      <li>
        <Link to={target} className={listItemClass}>
          <ListItemContent {...content} />
        </Link>
      </li>
    );
  const open = (): void => {
    if (target === 'customerService') void overlays.open('services', {});
    else {
      const message = t('referral.soonText', { brand: settings.brandName });
      void overlays.open('alert', { title: t('referral.soonTitle'), message });
    }
  };
  return <ListItem {...content} onClick={open} />;
}

function Entry({ type }: { readonly type: number | null }) {
  const t = useT();
  const { target, reference } = useReferral(type);
  if (target === null && reference === null) return <RowSkeleton />;
  return (
    <List label={t('referral.title')}>
      {/* Where the lists did not come, the page itself tells more. */}
      <Row target={target ?? 'inviteFriends'} />
    </List>
  );
}

export function ReferralEntry() {
  const session = useSession();
  return <Entry key={session?.id} type={session?.type ?? null} />;
}
