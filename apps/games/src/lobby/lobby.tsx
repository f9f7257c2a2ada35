// The lobby: every lottery of the operator as a card with its clock, its top prize and its last balls.
import type { GameState } from '@foyer/contract';
import { clockParts, secondsLeft, standingOf } from '../room/issue-clock.rules.ts';
import { useServerTime, useStage } from '../room/room.context.ts';
import { tableOf } from '../room/room.state.ts';
import { firstStakeOf } from '../slip/slip-sums.rules.ts';
import { Balls } from '../ui/balls.tsx';
import { LoadError } from '../ui/load-error.tsx';

const MINUTE = 60;

function Clock({ state }: { readonly state: GameState }) {
  const now = useServerTime();
  const [minutes, seconds] = clockParts(secondsLeft(state.issue, now));
  return (
    <span className={`clock num clock--${standingOf(state.issue, now)}`}>
      <b>{minutes}</b>
      <s>:</s>
      <b>{seconds}</b>
    </span>
  );
}

function Card({ state }: { readonly state: GameState }) {
  const { send, texts, money, room } = useStage();
  const table = tableOf(room, state.game);
  const [result] = state.results;
  const minutes = state.intervalSeconds / MINUTE;
  const rhythm = Number.isInteger(minutes)
    ? texts.t('everyMinutes', { count: minutes })
    : texts.t('everySeconds', { count: state.intervalSeconds });
  return (
    <button type="button" className="card lotto" onClick={() => send({ type: 'gameChosen', game: state.game })}>
      <span className="row">
        <img className="lotto__emblem" src={`/games/art/${state.art}.svg`} alt="" width="56" height="56" />
        <span className="grow">
          <b className="t3 lotto__name">{state.name}</b>
          <span className="caption muted lotto__rhythm">{rhythm}</span>
        </span>
        <Clock state={state} />
      </span>
      <span className="row between lotto__prize">
        <span className="label muted">
          {money !== null && texts.t('topPrizeFor', { stake: money.stake(firstStakeOf(state)) })}
        </span>
        <b className="lotto__jackpot num">{money?.prize(BigInt(state.topPrize))}</b>
      </span>
      <span className="lotto__last">
        {result?.status === 'drawn' ? (
          <Balls
            key={result.issue}
            numbers={result.numbers}
            bonus={result.bonus}
            size="t"
            width={state.range.to > 9 ? 2 : 1}
            shown={table.show?.issue === result.issue ? table.show.balls : undefined}
          />
        ) : (
          <Balls numbers={[]} size="t" open={state.range.draw + state.range.bonus} />
        )}
      </span>
    </button>
  );
}

export function Lobby() {
  const { room, send, texts } = useStage();
  return (
    <main className="main pad stack stack--12">
      <p className="muted">{texts.t('lobbyLead')}</p>
      {(room.member?.games ?? []).map((game) => {
        const { state, failure } = tableOf(room, game);
        if (state !== null) return <Card key={game} state={state} />;
        if (failure !== null)
          return <LoadError key={game} texts={texts} failure={failure} onRetry={() => send({ type: 'retried' })} />;
        return <div key={game} className="sk sk--lotto" />;
      })}
    </main>
  );
}
