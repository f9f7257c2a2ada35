// One line of a bet as it is shown everywhere: the kind of bet and its balls, digits or side.
import type { BetLine, DrawResult, GameState } from '@foyer/contract';
import { useStage } from '../room/room.context.ts';
import { Balls } from '../ui/balls.tsx';

interface LineViewProps {
  readonly line: {
    readonly betType: string;
    readonly numbers?: readonly number[] | undefined;
    readonly side?: string | null | undefined;
    readonly status?: string;
  };
  readonly range: GameState['range'] | undefined;
  readonly result?: DrawResult | null;
  readonly size?: 't' | 'm';
  /** A placed line whose draw is to come or goes on: its numbers are rings until they are hit. */
  readonly isWaiting?: boolean;
}

/** The places a line bets on: the last ones when it has fewer than are drawn. */
const placesOf = (line: BetLine | LineViewProps['line'], drawn: readonly number[]): readonly number[] =>
  drawn.slice(-(line.numbers?.length ?? 0) || drawn.length);

export function LineView({ line, range, result, size = 't', isWaiting = false }: LineViewProps) {
  const { texts } = useStage();
  if (line.side)
    return (
      <span className={`sidemark sidemark--${isWaiting ? 'open' : line.status}`}>
        {texts.named(`side_${line.side}`, line.side)}
      </span>
    );
  const ordered = range?.ordered ?? false;
  const drawn = result?.status === 'drawn' ? result : null;
  const inPlaces = ordered && line.betType !== 'box';
  const isOnTable = range?.prizes !== undefined;
  const main = line.betType === 'bonus' ? [] : (drawn?.numbers ?? []);
  const hits = (): readonly number[] | undefined => {
    if (drawn === null) return isWaiting ? [] : undefined;
    // A line on a table is right as a whole, or wrong.
    if (isOnTable) return line.status === 'won' ? line.numbers : [];
    return inPlaces ? placesOf(line, drawn.numbers) : main;
  };
  return (
    <Balls
      numbers={line.numbers ?? []}
      size={size}
      width={(range?.to ?? 99) > 9 ? 2 : 1}
      places={inPlaces}
      hits={hits()}
      bonusHits={drawn?.bonus}
    />
  );
}
