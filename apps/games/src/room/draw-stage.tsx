// The draw on its stage: its balls one by one, the member's own line below, and how it ended.
import { LineView } from '../slip/line-view.tsx';
import { Balls } from '../ui/balls.tsx';
import { isRevealed, shownPart } from './draw-show.rules.ts';
import { DrawnBalls } from './drawn-balls.tsx';
import { clockText, secondsLeft, standingOf } from './issue-clock.rules.ts';
import { OutcomeLink } from './outcome-link.tsx';
import { useGame, useServerTime } from './room.context.ts';

/** Balls beyond which they are set smaller, so that they stay in one row. */
const MANY_BALLS = 5;

function NextClose() {
  const { state, texts } = useGame();
  const now = useServerTime();
  if (standingOf(state.issue, now) !== 'open') return <span className="caption muted">{texts.t('drawingNow')}</span>;
  return (
    <span className="caption muted num">
      {texts.t('closesIn')} <b className="ltr">{clockText(secondsLeft(state.issue, now))}</b>
    </span>
  );
}

function OwnLine({ issue }: { readonly issue: string }) {
  const { state, table, texts } = useGame();
  const { show, outcome } = table;
  if (outcome?.issue === issue) return <OutcomeLink />;
  const lines = table.tickets.filter((ticket) => ticket.issue === issue).flatMap((ticket) => ticket.lines);
  const [first] = lines;
  if (first === undefined) return null;
  return (
    <>
      <span className="caption muted">{texts.t('yourLine')}</span>
      <LineView line={first} range={state.range} result={show === null ? null : shownPart(show)} isWaiting />
      {lines.length > 1 && <b className="caption num ltr">+{lines.length - 1}</b>}
    </>
  );
}

export function DrawStage() {
  const { state, table, texts } = useGame();
  const { show } = table;
  const issue = show?.issue ?? table.pending ?? state.issue?.issue ?? '';
  const count = state.range.draw + state.range.bonus;
  return (
    <div
      className={`stage ${count > MANY_BALLS ? 'stage--many' : ''}`}
      data-revealed={show !== null && isRevealed(show)}
    >
      <div className="row between stage__head">
        <b className="t3 num">{texts.t('draw', { issue })}</b>
        <NextClose />
      </div>
      <div className="stage__balls">
        {show === null ? (
          <Balls numbers={[]} size="l" open={count} />
        ) : (
          <DrawnBalls result={show.result} size="l" shown={show.balls} />
        )}
      </div>
      <div className="row stage__own">
        <OwnLine issue={issue} />
      </div>
    </div>
  );
}
