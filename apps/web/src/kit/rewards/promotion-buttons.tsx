// PR-02: the buttons under a promotion.
import { useState } from 'react';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { CrownIcon } from '../../ui/help-icons.tsx';
import { ChevronIcon, UserIcon } from '../../ui/icons.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { UsersIcon } from '../../ui/member-icons.tsx';
import { Link } from '../link.tsx';
import { useReferral } from '../referral/use-referral.ts';
import { useFlow, useSession, useShell, useT } from '../shell-context.tsx';
import { type PromotionButton, promotionButtons } from './promotion-buttons.rules.ts';
import { vipFlow, vipRunner } from './vip.flow.ts';

interface Look {
  readonly to: RouteName;
  readonly icon: typeof UserIcon;
  readonly text: TextKey;
}

const looks: Readonly<Record<PromotionButton, Look>> = {
  register: { to: 'register', icon: UserIcon, text: 'rewards.join' },
  invite: { to: 'inviteFriends', icon: UsersIcon, text: 'rewards.invite' },
  benefits: { to: 'benefits', icon: CrownIcon, text: 'laterPages.benefits' },
};

function Buttons({ type }: { readonly type: number | null }) {
  const t = useT();
  const { load } = useShell();
  const { target } = useReferral(type);
  const [flow] = useState(() => vipFlow(type !== null));
  const [runner] = useState(() => vipRunner(load));
  const [state] = useFlow(flow, runner);
  if (state.at === 'loading') return null;
  const isReferralOn = target === 'inviteFriends' || target === 'agentRegister';
  const shown = promotionButtons({ isLoggedIn: type !== null, isReferralOn, hasVipBenefits: state.isVip });
  if (shown.length === 0) return null;
  return (
    <List>
      {shown.map((button) => {
        const { to, icon: ButtonIcon, text } = looks[button];
        return (
          <li key={button}>
            <Link to={to} className={listItemClass}>
              <ListItemContent
                icon={<ButtonIcon size={20} />}
                tone="accent"
                title={t(text)}
                end={<ChevronIcon size={20} />}
              />
            </Link>
          </li>
        );
      })}
    </List>
  );
}

export function PromotionButtons() {
  const session = useSession();
  return <Buttons key={session?.id} type={session?.type ?? null} />;
}
