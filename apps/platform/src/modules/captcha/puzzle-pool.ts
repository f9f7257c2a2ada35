// Puzzles drawn ahead, so that nobody waits for a drawing. Each of them is shown once.
import type { Logger } from 'pino';
import { faultOf } from '../../log.ts';
import { drawClick } from './drawing/click.ts';
import { drawSlide } from './drawing/slide.ts';
import type { Puzzle } from './puzzle.ts';

type DrawnKind = 'slide' | 'click';

const draw: Readonly<Record<DrawnKind, () => Promise<Puzzle>>> = { slide: drawSlide, click: drawClick };
/** What one second asks of a busy site is drawn in it; more would only lie in memory. */
const KEPT = 8;

export interface PuzzlePool {
  readonly take: (kind: DrawnKind) => Promise<Puzzle>;
  /** Waits for the drawing under way. */
  readonly settle: () => Promise<void>;
}

/** Nothing is drawn before the first one is asked for: most nodes of a quiet operator never draw. */
export const createPuzzlePool = (log: Logger): PuzzlePool => {
  const kept: Record<DrawnKind, Puzzle[]> = { slide: [], click: [] };
  let filling: Promise<void> | null = null;

  const fill = async (): Promise<void> => {
    for (const kind of ['slide', 'click'] as const) {
      while (kept[kind].length < KEPT) kept[kind].push(await draw[kind]());
    }
  };
  const refill = (): void => {
    filling ??= fill()
      .catch((error: unknown) => log.error({ fault: faultOf(error) }, 'a puzzle could not be drawn'))
      .finally(() => {
        filling = null;
      });
  };

  return {
    take: async (kind) => {
      const puzzle = kept[kind].shift() ?? (await draw[kind]());
      refill();
      return puzzle;
    },
    settle: async () => {
      await filling;
    },
  };
};
