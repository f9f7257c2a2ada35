// The grid of numbers, seven in a row, always left to right.
import { useGame } from '../room/room.context.ts';
import type { Pick } from './pick.rules.ts';

export function NumberGrid({ pick }: { readonly pick: Pick }) {
  const { state, send, texts } = useGame();
  const { from, to } = state.range;
  return (
    <fieldset className="card picker" aria-label={texts.t('numbersGroup', { from, to })}>
      {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((number) => {
        const hot = state.hot.includes(number);
        return (
          <button
            key={number}
            type="button"
            className={`pick ${hot ? 'pick--hot' : ''}`}
            aria-pressed={pick.numbers.includes(number)}
            aria-label={hot ? `${number}, ${texts.t('hotMark')}` : undefined}
            onClick={() => send({ type: 'numberTapped', number })}
          >
            <i>{number}</i>
          </button>
        );
      })}
    </fieldset>
  );
}
