// Toasts about the outcome of the member's bets and about a lost connection.
import { useEffect } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useStage } from './room.context.ts';

const SHOWN_MS = 8_000;

export function Toasts() {
  const { room, send, texts, money } = useStage();
  const { ending } = room;
  useEffect(() => {
    if (ending === null) return;
    const timer = setTimeout(() => send({ type: 'endingSeen' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [ending, send]);
  return (
    <div className="toasts" aria-live="polite">
      {!room.online && (
        <p className="toast toast--offline">
          <Icon name="clock" />
          <span className="grow">{texts.t('offline')}</span>
        </p>
      )}
      {ending !== null && money !== null && (
        <button
          key={ending.issue}
          type="button"
          className={`toast toast--${ending.kind}`}
          onClick={() => send({ type: 'endingSeen' })}
        >
          <Icon name={ending.kind === 'won' ? 'trophy' : ending.kind === 'lost' ? 'ticket' : 'undo'} />
          <span className="grow">
            <b>
              {ending.kind === 'won' && texts.t('youWon', { amount: money.full(ending.amount) })}
              {ending.kind === 'lost' && texts.t('youLost')}
              {ending.kind === 'refunded' && texts.t('youRefunded', { issue: ending.issue })}
            </b>
            <span className="caption">
              {ending.kind === 'lost'
                ? texts.t('youLostLead', { issue: ending.issue })
                : texts.t('draw', { issue: ending.issue })}
            </span>
          </span>
          <Icon name="x" size="s" />
        </button>
      )}
    </div>
  );
}
