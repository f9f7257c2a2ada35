// PR-02: the buttons under a promotion.
import { useState } from 'react';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { CrownIcon } from '../../ui/help-icons.tsx';
import { ChevronIcon, UserIcon } from '../../ui/icons.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { DownloadIcon, UsersIcon } from '../../ui/member-icons.tsx';
import { offerFlow, offerRunner } from '../install/offer.flow.ts';
import { startDownload } from '../install/start-download.ts';
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

type LinkButton = Exclude<PromotionButton, 'download'>;

const looks: Readonly<Record<LinkButton, Look>> = {
  register: { to: 'register', icon: UserIcon, text: 'rewards.join' },
  invite: { to: 'inviteFriends', icon: UsersIcon, text: 'rewards.invite' },
  benefits: { to: 'benefits', icon: CrownIcon, text: 'pages.benefits' },
};

function LinkRow({ button }: { readonly button: LinkButton }) {
  const t = useT();
  const { to, icon: ButtonIcon, text } = looks[button];
  return (
    <Link to={to} className={listItemClass}>
      <ListItemContent icon={<ButtonIcon size={20} />} tone="accent" title={t(text)} end={<ChevronIcon size={20} />} />
    </Link>
  );
}

function DownloadRow({ onTap }: { readonly onTap: () => void }) {
  const t = useT();
  return (
    <button type="button" className={listItemClass} onClick={onTap}>
      <ListItemContent icon={<DownloadIcon size={20} />} tone="accent" title={t('install.getApp')} />
    </button>
  );
}

function Buttons({ type }: { readonly type: number | null }) {
  const shell = useShell();
  const { target } = useReferral(type);
  const [flow] = useState(() => vipFlow(type !== null));
  const [runner] = useState(() => vipRunner(shell.load));
  const [state] = useFlow(flow, runner);
  const [readOffer] = useState(() => offerRunner(shell, window));
  const [app] = useFlow(offerFlow, readOffer);
  if (state.at === 'loading') return null;
  const isReferralOn = target === 'inviteFriends' || target === 'agentRegister';
  const shown = promotionButtons({
    hasDownload: app.at === 'known',
    isLoggedIn: type !== null,
    isReferralOn,
    hasVipBenefits: state.isVip,
  });
  if (shown.length === 0) return null;
  return (
    <List>
      {shown.map((button) => (
        <li key={button}>
          {button !== 'download' && <LinkRow button={button} />}
          {button === 'download' && app.at === 'known' && <DownloadRow onTap={() => startDownload(app.offer, shell)} />}
        </li>
      ))}
    </List>
  );
}

export function PromotionButtons() {
  const session = useSession();
  return <Buttons key={session?.id} type={session?.type ?? null} />;
}
