// The card on top: clock, top prize and last result, or the draw that has the stage. Its height is fixed.
import type { DrawResult } from '@foyer/contract';
import { useRef } from 'react';
import { firstStakeOf } from '../slip/slip-sums.rules.ts';
import { Balls } from '../ui/balls.tsx';
import { Icon } from '../ui/icon.tsx';
import { verifyHref } from '../verify/verify-address.ts';
import { DrawStage } from './draw-stage.tsx';
import { DrawnBalls } from './drawn-balls.tsx';
import { clockParts, secondsLeft, standingOf } from './issue-clock.rules.ts';
import { OutcomeLink } from './outcome-link.tsx';
import { StageContext, useGame, useServerTime, useStage } from './room.context.ts';

const clockLabels = {
  open: 'closesIn',
  closed: 'closedDrawing',
  drawing: 'drawingNow',
  none: 'drawingNow',
} as const;

/** The label has the room of all three, so that the numbers below do not move when bets close. */
const labelKeys = ['closesIn', 'closedDrawing', 'drawingNow'] as const;

function Clock() {
  const { state, texts } = useGame();
  const now = useServerTime();
  const standing = standingOf(state.issue, now);
  const [minutes, seconds] = clockParts(secondsLeft(state.issue, now));
  const key = clockLabels[standing];
  const label = texts.t(key);
  const [before, after] = labelKeys.filter((other) => other !== key).map((other) => texts.t(other));
  return (
    <div className="hero__clock">
      <div className="label muted hero__label" data-before={before} data-after={after}>
        <span>{label}</span>
      </div>
      <div className={`flip num flip--${standing}`} role="timer" aria-label={`${label} ${minutes}:${seconds}`}>
        <b>{minutes}</b>
        <s>:</s>
        <b>{seconds}</b>
      </div>
    </div>
  );
}

/** Letters of a prize beyond which it is set smaller. */
const LONG_PRIZE = 13;

function TopPrize() {
  const { state, texts, money } = useGame();
  if (money === null) return null;
  const prize = money.prize(BigInt(state.topPrize));
  return (
    <div className="hero__prize">
      <div className="label muted">{texts.t('topPrizeFor', { stake: money.stake(firstStakeOf(state)) })}</div>
      <div className={`hero__sum num ${prize.length > LONG_PRIZE ? 'hero__sum--long' : ''}`}>{prize}</div>
      <div className="caption muted hero__line">{texts.t('topPrizeLine')}</div>
    </div>
  );
}

function LastResult({ result }: { readonly result: DrawResult }) {
  const { texts } = useGame();
  if (result.status === 'refunded') return <p className="hero__line">{texts.t('drawRefunded')}</p>;
  return <DrawnBalls result={result} size="m" />;
}

interface ResultHeadProps {
  readonly result: DrawResult | undefined;
  /** The outcome of the member's bets replaces the label. */
  readonly hasOutcome: boolean;
}

function ResultHead({ result, hasOutcome }: ResultHeadProps) {
  const { room, state, texts } = useGame();
  return (
    <div className="row between hero__head">
      {hasOutcome ? (
        <OutcomeLink />
      ) : (
        <span className="label muted num">
          {result === undefined ? texts.t('noResultYet') : texts.t('resultOf', { issue: result.issue })}
        </span>
      )}
      {result !== undefined && !room.isFramed && (
        <a className="label link--tap hero__verify" href={verifyHref(state.game, result.issue)}>
          <Icon name="shield" size="xs" />
          <span className={hasOutcome ? 'vh' : ''}>{texts.t('verify')}</span>
        </a>
      )}
    </div>
  );
}

function Front() {
  const { state, table } = useGame();
  const [result] = state.results;
  return (
    <>
      <div className="row between top hero__top">
        <Clock />
        <TopPrize />
      </div>
      <div className="hero__rule" />
      <ResultHead result={result} hasOutcome={table.outcome !== null} />
      <div className="hero__balls">
        {result === undefined ? (
          <Balls numbers={[]} size="m" open={state.range.draw + state.range.bonus} />
        ) : (
          <LastResult result={result} />
        )}
      </div>
    </>
  );
}

export function Hero() {
  const stage = useStage();
  const { state, table } = useGame();
  const now = useServerTime();
  const hasStage = table.show !== null || table.pending !== null || standingOf(state.issue, now) === 'drawing';
  // Out of sight the front stays as it was: on a slow phone the first ball would wait for it.
  const kept = useRef(stage);
  if (!hasStage || kept.current.room.game !== stage.room.game) kept.current = stage;
  return (
    <section className="pad hero__pad">
      <div className="hero">
        <div className={`hero__in ${hasStage ? 'hero__in--away' : ''}`}>
          <StageContext.Provider value={kept.current}>
            <Front />
          </StageContext.Provider>
        </div>
        {hasStage && <DrawStage />}
      </div>
    </section>
  );
}
