// Bets on the sum of the drawn numbers: one big button a side, with its range and what it pays.
import type { BetType } from '@foyer/contract';
import { oddsText } from '../money/money.ts';
import { useGame } from '../room/room.context.ts';
import { type Pick, sumsOf } from './pick.rules.ts';

function Range({ side }: { readonly side: string }) {
  const { state, texts } = useGame();
  const { least, middle, most } = sumsOf(state.range);
  if (side === 'middle') return <>{texts.t('sumExact', { sum: middle })}</>;
  if (side === 'small') return <>{texts.t('sumRange', { from: least, to: Math.ceil(middle) - 1 })}</>;
  if (side === 'big') return <>{texts.t('sumRange', { from: Math.floor(middle) + 1, to: most })}</>;
  return <>{side === 'odd' ? '1 · 3 · 5 …' : '2 · 4 · 6 …'}</>;
}

export function Sides({ pick, bet }: { readonly pick: Pick; readonly bet: BetType }) {
  const { send, texts } = useGame();
  const all = bet.odds.map(({ hundredths }) => hundredths);
  return (
    <fieldset className={`sides sides--${bet.sides.length}`} aria-label={texts.named(`bet_${bet.code}`, bet.code)}>
      {bet.sides.map((side) => (
        <button
          key={side}
          type="button"
          className="side card"
          aria-pressed={pick.side === side}
          onClick={() => send({ type: 'sideTapped', side })}
        >
          <b>{texts.named(`side_${side}`, side)}</b>
          <span className="caption muted num">
            <Range side={side} />
          </span>
          <em className="num">
            ×{oddsText(bet.odds.find(({ tier }) => tier === side)?.hundredths ?? 0, all, texts.tag)}
          </em>
        </button>
      ))}
    </fieldset>
  );
}
