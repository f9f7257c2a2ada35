// The member's page: account, balance, links, last transactions, settings.
import type { ScreenProps } from '../../kit/feature.ts';
import { LateMemberRows } from '../../kit/rewards/late-member-rows.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { OpenOrders } from '../../kit/wallet/open-orders.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { AccountSettings } from './account-settings.tsx';
import { BalanceHero } from './balance-hero.tsx';
import { FirstTimeNotice } from './first-time-notice.tsx';
import { Ledger } from './ledger.tsx';
import { MemberBar } from './member-bar.tsx';
import type { MemberHomeData } from './member-home.data.ts';
import { PictureChoice } from './picture-choice.tsx';
import { SecurityHint } from './security-hint.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { usePicture } from './use-picture.ts';

export function Screen({ data: { info, ledger, canAddStep } }: ScreenProps<MemberHomeData>) {
  const model = usePicture(info);
  return (
    <SitePage bar={<MemberBar info={info} model={model} />} padded>
      <PictureChoice model={model} />
      <BalanceHero />
      <OpenOrders />
      {info?.firstTimeLogin && <FirstTimeNotice name={info.userName} />}
      <Shortcuts openBets={info?.openBets ?? 0} />
      <LateMemberRows />
      {canAddStep && <SecurityHint />}
      <Ledger first={ledger} />
      <AccountSettings unread={info?.unread ?? 0} labels={info?.clubLabel ? [info.clubLabel.labelId] : []} />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage bar={<MemberBar info={null} />} padded loading={t('ui.loading')}>
      <Piece shape="hero" />
      <Piece shape="block" />
      <Piece shape="title" />
      <Piece shape="row" />
      <Piece shape="row" />
      <Piece shape="row" />
    </SitePage>
  );
}
