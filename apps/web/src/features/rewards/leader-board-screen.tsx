// The leader board of the week: the member's own place, the first three, and those behind them, with prizes and a clock.
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useBriefMoney } from '../../kit/wallet/exact-money.tsx';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CrownIcon } from '../../ui/help-icons.tsx';
import { HeroCard } from '../../ui/hero-card.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import board from './leader-board.module.css';
import type { Looked } from './looks.ts';
import { type Board, loadBoard } from './rewards.data.ts';
import css from './rewards.module.css';
import { RewardsOff } from './rewards-off.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useLooked } from './use-looked.ts';
import { useTimeLeft } from './use-wording.ts';

/** Places on the podium. */
const PODIUM = 3;

type Row = Board['items'][number];

const looked: Looked<Board> = { loadAnew: loadBoard, endsOf: ({ endsAt }) => [endsAt] };

/** Ticks by itself. */
function EndsIn({ at }: { readonly at: string }) {
  const t = useT();
  const left = useTimeLeft();
  return (
    <span className={board.clock} role="timer">
      {t('rewards.endsIn', { time: left(at) })}
    </span>
  );
}

function OwnPlace({ own, endsAt }: Pick<Board, 'own' | 'endsAt'>) {
  const t = useT();
  const money = useBriefMoney();
  return (
    <HeroCard
      label={t('rewards.ownPlace')}
      value={own === null ? t('rewards.noPlace') : `#${own.rank}`}
      note={
        <>
          {own === null ? t('rewards.noPlaceText') : money(own.stakes)}
          <br />
          <EndsIn at={endsAt} />
        </>
      }
    />
  );
}

interface LeaderProps {
  readonly row: Row;
  /** Points; null: none for this place. */
  readonly prize: string | null;
}

function Name({ row: { name, isOwn } }: Pick<LeaderProps, 'row'>) {
  const t = useT();
  return (
    <>
      <bdi>{name}</bdi> {isOwn && <Badge tone="accent">{t('rewards.you')}</Badge>}
    </>
  );
}

function Prize({ prize }: Pick<LeaderProps, 'prize'>) {
  const t = useT();
  return prize === null ? null : <Badge tone="gold">{t('rewards.rewardPoints', { count: Number(prize) })}</Badge>;
}

function PodiumPlace({ row, prize }: LeaderProps) {
  const t = useT();
  const money = useBriefMoney();
  return (
    <li className={classNames(cardClass, board.step, row.rank === 1 && board.first)}>
      <Hidden>{t('rewards.rank', { rank: row.rank })}</Hidden>
      <i aria-hidden="true">{row.rank === 1 ? <CrownIcon size={20} /> : row.rank}</i>
      <b>
        <Name row={row} />
      </b>
      <span className={board.stakes}>{money(row.stakes)}</span>
      <Prize prize={prize} />
    </li>
  );
}

function LeaderRow({ row, prize }: LeaderProps) {
  const t = useT();
  const money = useBriefMoney();
  return (
    <li className={classNames(board.row, row.isOwn && board.own)}>
      <i>
        <Hidden>{t('rewards.rank', { rank: row.rank })}</Hidden>
        <span aria-hidden="true">{row.rank}</span>
      </i>
      <b>
        <Name row={row} />
      </b>
      <span>
        {money(row.stakes)}
        <Prize prize={prize} />
      </span>
    </li>
  );
}

function NoLeaders() {
  const t = useT();
  return (
    <PageMessage illustration={<TicketIllustration />} title={t('rewards.noLeaders')} text={t('rewards.noLeadersText')}>
      <Link to="game" className={buttonClass({ variant: 'primary' })}>
        {t('rewards.play')}
      </Link>
    </PageMessage>
  );
}

function Content({ first }: { readonly first: Board }) {
  const t = useT();
  const { data, isStale, reload } = useLooked('leaderBoard', first, looked);
  const { items, own, endsAt, prizes } = data;
  const prizeOf = ({ rank }: Row): string | null => prizes[rank - 1] ?? null;
  const rest = items.slice(PODIUM);
  return (
    <>
      {isStale && <StaleNotice retry={reload} />}
      <OwnPlace own={own} endsAt={endsAt} />
      <section className={css.section} aria-label={t('rewards.week')}>
        <h2>{t('rewards.week')}</h2>
        <p className={css.terms}>{t('rewards.weekText')}</p>
        {items.length === 0 && <NoLeaders />}
        <ol className={board.podium}>
          {items.slice(0, PODIUM).map((row) => (
            <PodiumPlace key={row.rank} row={row} prize={prizeOf(row)} />
          ))}
        </ol>
        {rest.length > 0 && (
          <ol className={classNames(cardClass, board.list)} start={PODIUM + 1}>
            {rest.map((row) => (
              <LeaderRow key={row.rank} row={row} prize={prizeOf(row)} />
            ))}
          </ol>
        )}
      </section>
      <p className={css.terms}>{t('rewards.privacy')}</p>
    </>
  );
}

export function Screen({ data }: ScreenProps<Board | null>) {
  const t = useT();
  const key = useKeyOf(data);
  return (
    <SitePage title={t('pages.leaderBoard')} padded centred={data === null}>
      {data === null ? <RewardsOff /> : <Content key={key} first={data} />}
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('pages.leaderBoard')} padded loading={t('ui.loading')}>
      <Piece shape="hero" />
      <Piece shape="title" />
      <Piece shape="tiles" />
      <Piece shape="block" />
    </SitePage>
  );
}
