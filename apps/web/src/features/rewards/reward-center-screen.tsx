// The reward centre: points, the way to the next level, the bonus that runs, and the missions.
import { useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { RankStrip } from '../../kit/rewards/rank-strip.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useBriefMoney, useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { actFlow, isActedOn } from './act.flow.ts';
import { MissionCard } from './mission-card.tsx';
import type { RankAlone, Rewards } from './rewards.data.ts';
import css from './rewards.module.css';
import { type RewardAct, rewardsRunner } from './rewards.runner.ts';
import { RewardsOff } from './rewards-off.tsx';
import { RunningBonus } from './running-bonus.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useNumber, useRewardWords } from './use-wording.ts';

function useRewards(first: Rewards) {
  const shell = useShell();
  const rewardName = useRewardWords().name;
  const money = useExactMoney();
  const [flow] = useState(() => actFlow<Rewards, RewardAct>('rewards', first));
  const [runner] = useState(() => rewardsRunner({ ...shell, rewardName, money }));
  const [state, send] = useFlow(flow, runner);
  const reload = (): void => send({ type: 'loadDue' });
  useAppEvent(shell.events, 'pageShown', reload);
  const isBusy = (id: string): boolean => isActedOn(state, id);
  const act = (what: RewardAct, id: string): void => send({ type: 'tapped', act: what, id });
  return { state, reload, isBusy, act };
}

function PointsHero({ points, stakesPerPoint }: Pick<Rewards, 'points' | 'stakesPerPoint'>) {
  const t = useT();
  const money = useBriefMoney();
  const number = useNumber();
  return (
    <HeroCard
      label={t('rewards.points')}
      value={number(points)}
      note={stakesPerPoint !== null && t('rewards.pointsMade', { amount: money(stakesPerPoint) })}
    >
      <Link to="mall" className={buttonClass({ size: 'md' })}>
        {t('pages.mall')}
      </Link>
      <Link to="leaderBoard" className={buttonClass({ size: 'md' })}>
        {t('pages.leaderBoard')}
      </Link>
    </HeroCard>
  );
}

function NoMissions() {
  const t = useT();
  return (
    <PageMessage
      illustration={<TicketIllustration />}
      title={t('rewards.noMissions')}
      text={t('rewards.noMissionsText')}
    >
      <Link to="game" className={buttonClass({ size: 'md' })}>
        {t('rewards.play')}
      </Link>
    </PageMessage>
  );
}

function Content({ first }: { readonly first: Rewards }) {
  const t = useT();
  const { state, reload, isBusy, act } = useRewards(first);
  const { missions, bonus, rank } = state.data;
  return (
    <>
      {state.isStale && <StaleNotice retry={reload} />}
      <PointsHero {...state.data} />
      {rank && <RankStrip rank={rank} />}
      {bonus && <RunningBonus bonus={bonus} isBusy={isBusy(bonus.id)} onGiveUp={() => act('giveUp', bonus.id)} />}
      <section className={css.section} aria-label={t('rewards.missions')}>
        <h2>{t('rewards.missions')}</h2>
        {missions.length === 0 ? (
          <NoMissions />
        ) : (
          <ul className={css.missions}>
            {missions.map((mission) => (
              <MissionCard
                key={mission.id}
                mission={mission}
                isBusy={isBusy(mission.id)}
                onClaim={() => act('claim', mission.id)}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** SW-02: without REWCEN3 there is nothing of it, whatever the back end has. */
function RankOnly({ rank }: RankAlone) {
  const { settings } = useShell();
  return (
    <>
      {rank && readSettings(settings).on.rewardCenter && <RankStrip rank={rank} />}
      <RewardsOff />
    </>
  );
}

export function Screen({ data }: ScreenProps<Rewards | RankAlone>) {
  const t = useT();
  const key = useKeyOf(data);
  const hasRewards = 'missions' in data;
  return (
    <SitePage title={t('pages.rewardCenter')} padded centred={!hasRewards && data.rank === null}>
      {hasRewards ? <Content key={key} first={data} /> : <RankOnly {...data} />}
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('pages.rewardCenter')} padded loading={t('ui.loading')}>
      <Piece shape="hero" />
      <Piece shape="buttonRow" />
      <Piece shape="title" />
      <Piece shape="block" />
      <Piece shape="block" />
    </SitePage>
  );
}
