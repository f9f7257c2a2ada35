// The point market: the member's points, what they buy, and where they came from.
import { useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useFlow, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { lineTime } from '../../kit/wallet/ledger-line.rules.ts';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BallsIcon } from '../../ui/category-icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CrownIcon } from '../../ui/help-icons.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import { GiftIcon } from '../../ui/icons.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { List, ListItem } from '../../ui/list.tsx';
import { CoinsIcon, TrophyIcon } from '../../ui/member-icons.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { actFlow, isActedOn } from './act.flow.ts';
import { GoodsCard } from './goods-card.tsx';
import market from './market.module.css';
import { marketRunner } from './market.runner.ts';
import type { Market } from './rewards.data.ts';
import css from './rewards.module.css';
import { RewardsOff } from './rewards-off.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useNumber, useRewardWords } from './use-wording.ts';

type Entry = Market['entries'][number];

const kinds = {
  play: { icon: BallsIcon, text: 'rewards.entryPlay' },
  mission: { icon: GiftIcon, text: 'rewards.entryMission' },
  goods: { icon: CoinsIcon, text: 'rewards.entryGoods' },
  level: { icon: CrownIcon, text: 'rewards.entryLevel' },
  prize: { icon: TrophyIcon, text: 'rewards.entryPrize' },
} as const satisfies Readonly<Record<Entry['kind'], { readonly icon: typeof GiftIcon; readonly text: TextKey }>>;

function EntryRow({ entry: { kind, amount, subject, at } }: { readonly entry: Entry }) {
  const t = useT();
  const { clock } = useShell();
  const language = useTextLanguage();
  const number = useNumber();
  const { icon: KindIcon, text } = kinds[kind];
  const isPlus = !amount.startsWith('-');
  return (
    <ListItem
      icon={<KindIcon size={20} />}
      tone={isPlus ? 'gold' : 'plain'}
      title={<bdi>{subject ?? t(text)}</bdi>}
      text={`${subject === null ? '' : `${t(text)} · `}${lineTime(at, clock.now(), language, t)}`}
      end={
        <bdi dir="ltr" className={classNames(css.amount, isPlus && css.plus)}>
          {isPlus ? '+' : '\u2212'}
          {number(amount.replace('-', ''))}
        </bdi>
      }
    />
  );
}

function Entries({ entries }: Pick<Market, 'entries'>) {
  const t = useT();
  return (
    <section className={css.section} aria-label={t('rewards.entries')}>
      <h2>{t('rewards.entries')}</h2>
      {entries.length === 0 ? (
        <Card padded>
          <p className={css.terms}>{t('rewards.noEntries')}</p>
        </Card>
      ) : (
        <List label={t('rewards.entries')}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </section>
  );
}

function NoGoods() {
  const t = useT();
  return (
    <PageMessage illustration={<TicketIllustration />} title={t('rewards.noGoods')} text={t('rewards.noGoodsText')} />
  );
}

function Content({ first }: { readonly first: Market }) {
  const t = useT();
  const shell = useShell();
  const number = useNumber();
  const { name: rewardName, terms: rewardTerms } = useRewardWords();
  const [flow] = useState(() => actFlow<Market, 'buy'>('market', first));
  const [runner] = useState(() => marketRunner({ ...shell, rewardName, rewardTerms }));
  const [state, send] = useFlow(flow, runner);
  const reload = (): void => send({ type: 'loadDue' });
  useAppEvent(shell.events, 'pageShown', reload);
  const { points, goods, entries } = state.data;
  return (
    <>
      {state.isStale && <StaleNotice retry={reload} />}
      <HeroCard label={t('rewards.points')} value={number(points)}>
        <Link to="rewardCenter" className={buttonClass({ size: 'md' })}>
          {t('rewards.missions')}
        </Link>
      </HeroCard>
      <section className={css.section} aria-label={t('rewards.goods')}>
        <h2>{t('rewards.goods')}</h2>
        {goods.length === 0 ? (
          <NoGoods />
        ) : (
          <ul className={market.goodsList}>
            {goods.map((one) => (
              <GoodsCard
                key={one.id}
                goods={one}
                points={points}
                isBusy={isActedOn(state, one.id)}
                onBuy={() => send({ type: 'tapped', act: 'buy', id: one.id })}
              />
            ))}
          </ul>
        )}
      </section>
      <Entries entries={entries} />
    </>
  );
}

export function Screen({ data }: ScreenProps<Market | null>) {
  const t = useT();
  const key = useKeyOf(data);
  return (
    <SitePage title={t('pages.mall')} padded centred={data === null}>
      {data === null ? <RewardsOff /> : <Content key={key} first={data} />}
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('pages.mall')} padded loading={t('ui.loading')}>
      <Piece shape="hero" />
      <Piece shape="title" />
      <Piece shape="block" />
      <Piece shape="block" />
    </SitePage>
  );
}
