// Balls of a draw, the member's own numbers among them lit.
import type { DrawResult } from '@foyer/contract';
import { Balls } from '../ui/balls.tsx';
import { ownHits } from './draw-show.rules.ts';
import { useGame } from './room.context.ts';

interface DrawnBallsProps {
  readonly result: DrawResult;
  readonly size: 'm' | 'l';
  /** Number of balls that are shown; all of them without it. */
  readonly shown?: number;
}

export function DrawnBalls({ result, size, shown }: DrawnBallsProps) {
  const { state, table } = useGame();
  const own = ownHits(
    table.tickets.filter(({ issue }) => issue === result.issue),
    result,
    state.range,
  );
  return (
    <span role="img" aria-label={[...result.numbers, ...result.bonus].join(', ')}>
      <Balls
        numbers={result.numbers}
        bonus={result.bonus}
        size={size}
        width={state.range.to > 9 ? 2 : 1}
        own={[...own.numbers, ...own.bonus]}
        shown={shown}
      />
    </span>
  );
}
