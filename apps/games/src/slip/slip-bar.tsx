// The bar at the bottom while picking: the line so far, what is missing, and the main button.

import { lineOf, type Missing, missingOf } from '../pick/pick.rules.ts';
import { useGame } from '../room/room.context.ts';
import type { Texts } from '../texts/texts.ts';
import { Balls } from '../ui/balls.tsx';

const missingText = (missing: Missing | null, texts: Texts): string => {
  if (missing === null) return '';
  if (missing.what === 'side') return texts.t('missingSide');
  if (missing.what === 'triple') return texts.t('missingBoxTriple');
  return texts.t(missing.what === 'digits' ? 'missingDigits' : 'missing', { count: missing.count });
};

function Picked() {
  const { state, table, texts } = useGame();
  const { pick } = table;
  const bet = state.betTypes.find(({ code }) => code === pick?.betType);
  if (pick === null || bet === undefined) return null;
  if (bet.kind === 'side')
    return pick.side === null ? null : <span className="sidemark">{texts.named(`side_${pick.side}`, pick.side)}</span>;
  if (bet.kind === 'numbers') {
    const numbers = [...pick.numbers].sort((a, b) => a - b);
    return <Balls numbers={numbers} size="m" open={bet.pick - numbers.length} />;
  }
  return (
    <span className="balls">
      {pick.digits.map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
        <b key={place} className={`ball ball--m ${digit === null ? 'ball--empty' : ''}`}>
          {digit ?? '?'}
        </b>
      ))}
    </span>
  );
}

export function SlipBar() {
  const { state, table, room, send, texts } = useGame();
  const { pick, lines } = table;
  const bet = state.betTypes.find(({ code }) => code === pick?.betType);
  if (pick === null || bet === undefined) return null;
  const missing = missingOf(pick, bet);
  const untouched = pick.numbers.length === 0 && pick.side === null && pick.digits.every((digit) => digit === null);
  const opens = untouched && lines.length > 0;
  const checking = room.bet.at === 'checking' || room.bet.at === 'sending';
  return (
    <section className={`slip ${bet.kind === 'side' ? 'slip--line' : ''}`} aria-label={texts.t('slipTitle')}>
      <div className="sheet__grab" />
      <div className="row between slip__line">
        <Picked />
        <span
          className={`caption muted slip__missing ${missing?.what === 'triple' ? '' : 'slip__missing--brief'}`}
          aria-live="polite"
        >
          {missingText(missing, texts)}
        </span>
      </div>
      {opens || checking ? (
        <button type="button" className="btn btn--primary btn--block" onClick={() => send({ type: 'slipOpened' })}>
          {checking ? texts.t('checking') : texts.t('openSlip', { count: lines.length })}
        </button>
      ) : (
        <div className="row slip__buttons">
          <button
            type="button"
            className="btn btn--primary grow"
            disabled={lineOf(pick, bet) === null}
            onClick={() => send({ type: 'lineAdded' })}
          >
            {texts.t('addToSlip')}
          </button>
          {lines.length > 0 && (
            <button
              type="button"
              className="btn btn--soft slip__count num"
              aria-label={texts.t('openSlip', { count: lines.length })}
              onClick={() => send({ type: 'slipOpened' })}
            >
              {lines.length}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
