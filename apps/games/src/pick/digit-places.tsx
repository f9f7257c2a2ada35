// One row of digits for each place, always left to right.
import { useGame } from '../room/room.context.ts';
import type { Pick } from './pick.rules.ts';

export function DigitPlaces({ pick }: { readonly pick: Pick }) {
  const { state, send, texts } = useGame();
  const { from, to } = state.range;
  const count = pick.digits.length;
  const digits = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (
    <div className="stack stack--8">
      {pick.digits.map((chosen, place) => {
        const label = texts.t('digitGroup', { place: place + 1, count });
        return (
          <fieldset key={label} className="card places" aria-label={label}>
            <span className="caption muted places__label">{label}</span>
            <div className="picker picker--digits">
              {digits.map((digit) => (
                <button
                  key={digit}
                  type="button"
                  className="pick"
                  aria-pressed={chosen === digit}
                  onClick={() => send({ type: 'digitTapped', place, digit })}
                >
                  <i>{digit}</i>
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
