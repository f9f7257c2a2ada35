// One sentence for screen readers once a draw is over: its numbers, and how the member's bets ended.
import { isRevealed } from './draw-show.rules.ts';
import { outcomeText } from './outcome-link.tsx';
import { useGame } from './room.context.ts';
import { awaitedOf } from './room.state.ts';

const useSentence = (): string => {
  const { table, state, texts, money } = useGame();
  const { show, outcome } = table;
  if (money === null) return '';
  const isOver = show !== null && isRevealed(show) && !awaitedOf(table).includes(show.issue);
  const issue = outcome?.issue ?? (isOver ? show.issue : null);
  const result = state.results.find((drawn) => drawn.issue === issue);
  if (issue === null || result === undefined) return '';
  const numbers = [...result.numbers, ...result.bonus].join(', ');
  if (outcome === null) return texts.t('drawAnnounced', { issue, numbers });
  return texts.t('drawAnnouncedOwn', { issue, numbers, outcome: outcomeText(outcome, texts, money) });
};

export function Announcement() {
  return (
    <p className="vh" role="status" id="announcement">
      {useSentence()}
    </p>
  );
}
