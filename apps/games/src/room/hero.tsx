// The hero card: the clock, the top prize, the last result with its proof. Its height never changes.
import type { DrawResult } from '@foyer/contract';
import { Balls } from '../ui/balls.tsx';
import { Icon } from '../ui/icon.tsx';
import { verifyHref } from '../verify/verify-address.ts';
import { clockParts, secondsLeft, standingOf } from './issue-clock.rules.ts';
import { useGame, useServerTime } from './room.context.ts';

function Clock() {
  const { state, texts } = useGame();
  const now = useServerTime();
  const standing = standingOf(state.issue, now);
  const [minutes, seconds] = clockParts(secondsLeft(state.issue, now));
  const label =
    standing === 'open'
      ? texts.t('closesIn')
      : standing === 'closed'
        ? texts.t('closedDrawing')
        : texts.t('drawingNow');
  return (
    <div>
      <div className="label muted">{label}</div>
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
      <div className="label muted">{texts.t('topPrize')}</div>
      <div className={`hero__sum num ${prize.length > LONG_PRIZE ? 'hero__sum--long' : ''}`}>{prize}</div>
      <div className="caption muted">{texts.t('topPrizeLine')}</div>
    </div>
  );
}

function LastResult({ result }: { readonly result: DrawResult }) {
  const { state, table, texts } = useGame();
  const width = state.range.to > 9 ? 2 : 1;
  if (result.status === 'refunded') return <p className="hero__line">{texts.t('drawRefunded')}</p>;
  return (
    <span key={result.issue} role="img" aria-label={[...result.numbers, ...result.bonus].join(', ')}>
      <Balls
        numbers={result.numbers}
        bonus={result.bonus}
        size="m"
        width={width}
        reveal={table.fresh === result.issue}
      />
    </span>
  );
}

export function Hero() {
  const { state, table, texts } = useGame();
  const [result] = state.results;
  const waiting = table.pending !== null;
  const shown = waiting ? table.pending : (result?.issue ?? null);
  return (
    <section className="pad">
      <div className="hero">
        <div className="hero__in">
          <div className="row between top">
            <Clock />
            <TopPrize />
          </div>
          <div className="hero__rule" />
          <div className="row between hero__head">
            <span className="label muted num" aria-live="polite">
              {shown === null ? texts.t('noResultYet') : texts.t('resultOf', { issue: shown })}
            </span>
            {result !== undefined && (
              <a className="label link--tap hero__verify" href={verifyHref(state.game, result.issue)}>
                <Icon name="shield" size="xs" />
                <span>{texts.t('verify')}</span>
              </a>
            )}
          </div>
          <div className={`hero__balls ${waiting ? 'hero__balls--waiting' : ''}`}>
            {waiting || result === undefined ? (
              <Balls numbers={[]} size="m" open={state.range.draw + state.range.bonus} />
            ) : (
              <LastResult result={result} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
