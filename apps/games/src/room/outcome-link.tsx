// The end of the bets on the last draw as a line that leads to the ticket. Only a real win is gold.
import type { Money } from '../money/money.ts';
import type { Texts } from '../texts/texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Outcome, OutcomeKind } from './outcome.rules.ts';
import { useGame } from './room.context.ts';

const icons: Readonly<Record<OutcomeKind, IconName>> = {
  won: 'trophy',
  back: 'undo',
  lost: 'ticket',
  refunded: 'undo',
};

export const outcomeText = ({ kind, amount, stake, issue }: Outcome, texts: Texts, money: Money): string => {
  if (kind === 'lost') return texts.t('youLost');
  if (kind === 'refunded') return texts.t('youRefunded', { issue });
  if (kind === 'won') return texts.t('youWon', { amount: money.full(amount) });
  return texts.t('youGotBack', { amount: money.full(amount), stake: money.full(stake) });
};

export function OutcomeLink() {
  const { table, texts, money, send } = useGame();
  const { outcome } = table;
  if (outcome === null || money === null) return null;
  return (
    <button
      type="button"
      className={`outcome outcome--${outcome.kind}`}
      onClick={() => send({ type: 'outcomeOpened' })}
    >
      <Icon name={icons[outcome.kind]} size="s" />
      <b className="num">{outcomeText(outcome, texts, money)}</b>
      <Icon name="next" size="xs" flip />
    </button>
  );
}
