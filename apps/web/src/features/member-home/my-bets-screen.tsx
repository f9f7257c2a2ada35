// The member's bets on all lotteries, the latest first, each with the way to its lottery.
import { useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { olderPagesFlow, type Page } from '../../kit/older-pages.flow.ts';
import { olderPagesRunner } from '../../kit/older-pages.runner.ts';
import { useFlow, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { Amount } from '../../kit/wallet/amount.tsx';
import { lineTime } from '../../kit/wallet/ledger-line.rules.ts';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckIcon, ClockIcon } from '../../ui/form-icons.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { PickedBalls } from '../../ui/picked-balls.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import css from './my-bets.module.css';
import { appearanceOf, type Bet, partLines } from './my-bets.rules.ts';
import { oneBetFlow, oneBetRunner } from './one-bet.flow.ts';

/** Before the draw every number is a ring; a back end that does not name the hits leaves them filled. */
const ringsOf = (status: Bet['status'], numbers: readonly number[]): readonly boolean[] | undefined =>
  status === 'open' ? numbers.map(() => false) : undefined;

interface LinesProps extends Pick<Bet, 'digits' | 'status'> {
  readonly lines: readonly Bet['lines'][number][];
}

function List({ lines, digits, status }: LinesProps) {
  return (
    <ul className={css.lines}>
      {lines.map(({ text, numbers, hits }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none ever moves
        <li key={at}>
          {numbers.length > 0 && (
            <PickedBalls numbers={numbers} digits={digits} hits={hits ?? ringsOf(status, numbers)} />
          )}
          <span className={numbers.length > 0 ? undefined : css.side}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The later lines of a long bet open with a tap: its amounts and the next bet stay near. */
function Lines({ lines, ...bet }: LinesProps) {
  const t = useT();
  const { first, rest } = partLines(lines);
  return (
    <>
      <List lines={first} {...bet} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>
            {t('myBets.moreLines', { count: rest.length })}
            <ChevronIcon size={20} />
          </summary>
          <List lines={rest} {...bet} />
        </details>
      )}
    </>
  );
}

/** The room of a lottery marks its tickets the same way. */
const marks = { info: <ClockIcon size={16} />, pos: <CheckIcon size={16} />, plain: null, warn: null };

function BetCard({ bet }: { readonly bet: Bet }) {
  const t = useT();
  const { clock } = useShell();
  const language = useTextLanguage();
  const variant = appearanceOf(bet);
  return (
    <Card padded>
      <article className={css.bet}>
        <header>
          <h2>
            {bet.name}
            <small>{lineTime(bet.placedAt, clock.now(), language, t)}</small>
          </h2>
          <Badge tone={variant.tone}>
            {marks[variant.tone]}
            {t(variant.text)}
          </Badge>
        </header>
        <Lines {...bet} />
        <footer>
          <Link to="launchGame" query={{ vendor: bet.vendor, code: bet.game }} className={css.play}>
            {t('myBets.toLottery')}
          </Link>
          <span className={css.stake}>
            {t('myBets.stake')} <Amount minorUnits={bet.total} />
          </span>
          {variant.hasReturn && (
            <b className={variant.tone === 'pos' ? css.won : undefined}>
              <Amount minorUnits={bet.win} sign="plus" />
            </b>
          )}
        </footer>
        <p className={css.names}>
          <span>{t('myBets.draw', { issue: bet.issue })}</span>
          <bdi dir="ltr">{bet.receipt}</bdi>
        </p>
      </article>
    </Card>
  );
}

function NoBets() {
  const t = useT();
  return (
    <PageMessage illustration={<TicketIllustration />} title={t('myBets.emptyTitle')} text={t('myBets.emptyText')}>
      <Link to="game" query={{ lane: 'lottery' }} className={buttonClass({ variant: 'primary', size: 'md' })}>
        {t('myBets.toDraws')}
      </Link>
    </PageMessage>
  );
}

/** One bet, as a line of the history leads to it, and the way to all. */
function OneBet({ id, latest }: { readonly id: string; readonly latest: Page<Bet> }) {
  const t = useT();
  const { load } = useShell();
  const [flow] = useState(() => oneBetFlow(latest.items.find(({ receipt }) => receipt === id) ?? null));
  const [runner] = useState(() => oneBetRunner(load, id));
  const [state, dispatch] = useFlow(flow, runner);
  if (state.at === 'missing') return <Bets first={latest} />;
  return (
    <>
      {state.at === 'looking' && <Piece shape="hero" />}
      {state.at === 'found' && <BetCard bet={state.bet} />}
      {state.at === 'failed' && (
        <>
          <p role="alert">{`${t('common.pageFailed')} ${t('common.pageFailedHint')}`}</p>
          <Button block onClick={() => dispatch({ type: 'retryTapped' })}>
            {t('common.retry')}
          </Button>
        </>
      )}
      <Link to="myBets" replace className={buttonClass({ variant: 'line', size: 'md' })}>
        {t('myBets.title')}
      </Link>
    </>
  );
}

function Bets({ first }: { readonly first: Page<Bet> }) {
  const t = useT();
  const { load } = useShell();
  const [flow] = useState(() => olderPagesFlow('my-bets', first));
  const [runner] = useState(() => olderPagesRunner<Bet>((cursor) => load('game.bets', { cursor })));
  const [state, dispatch] = useFlow(flow, runner);
  if (state.items.length === 0) return <NoBets />;
  return (
    <>
      {state.items.map((bet) => (
        <BetCard key={bet.receipt} bet={bet} />
      ))}
      {state.at === 'failed' && <p role="alert">{t('myBets.failed')}</p>}
      {state.nextCursor !== null && (
        <Button block busy={state.at === 'loading'} onClick={() => dispatch({ type: 'olderTapped' })}>
          {t('myBets.more')}
        </Button>
      )}
    </>
  );
}

export function Screen({ data, query: { id = '' } }: ScreenProps<Page<Bet>>) {
  const t = useT();
  const key = useKeyOf(data);
  return (
    <SitePage title={t('myBets.title')} padded>
      {id === '' ? <Bets key={key} first={data} /> : <OneBet key={key} id={id} latest={data} />}
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('myBets.title')} padded loading={t('ui.loading')}>
      <Piece shape="block" />
      <Piece shape="block" />
      <Piece shape="block" />
    </SitePage>
  );
}
