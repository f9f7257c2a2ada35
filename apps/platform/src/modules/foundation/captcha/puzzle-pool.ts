// Puzzles drawn ahead, so that nobody waits for a drawing. Each of them is shown once.
import type { Logger } from 'pino';
import { faultOf } from '../../../log.ts';
import { Refusal } from '../../../refusal.ts';
import { drawClick } from './drawing/click.ts';
import { drawSlide } from './drawing/slide.ts';
import type { Puzzle } from './puzzle.ts';

type DrawnKind = 'slide' | 'click';

const draw: Readonly<Record<DrawnKind, () => Promise<Puzzle>>> = { slide: drawSlide, click: drawClick };
/**
 * Puzzles kept ready. A busy site needs no more in a second than it can render in that second; more would only fill
 * memory.
 */
const KEPT = 8;
/** As many as are rendered in half a second: a request after them would wait longer than a retry takes. */
const MOST_WAITING = 40;

export interface PuzzlePool {
  /** @throws Refusal service.overloaded when too many wait for a drawing. */
  readonly take: (kind: DrawnKind) => Promise<Puzzle>;
  /** Waits for the drawing under way. */
  readonly settle: () => Promise<void>;
}

/** One drawing at a time: passwords are hashed on the same threads, and a flood of puzzles must not hold up the log-in. */
const createLane = () => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    isFull: (): boolean => waiting >= MOST_WAITING,
    draw: async (kind: DrawnKind): Promise<Puzzle> => {
      waiting += 1;
      const drawn = last.then(draw[kind]);
      last = drawn.catch(() => undefined);
      try {
        return await drawn;
      } finally {
        waiting -= 1;
      }
    },
  };
};

/** No puzzle is rendered before the first request: most nodes of a quiet operator never render one. */
export const createPuzzlePool = (log: Logger): PuzzlePool => {
  const kept: Record<DrawnKind, Puzzle[]> = { slide: [], click: [] };
  const lane = createLane();
  let filling: Promise<void> | null = null;

  const fill = async (): Promise<void> => {
    for (const kind of ['slide', 'click'] as const) {
      while (kept[kind].length < KEPT) kept[kind].push(await lane.draw(kind));
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
      const ready = kept[kind].shift();
      if (ready === undefined && lane.isFull()) throw new Refusal('service.overloaded', { retryAfterSeconds: 2 });
      const puzzle = ready ?? (await lane.draw(kind));
      refill();
      return puzzle;
    },
    settle: async () => {
      await filling;
    },
  };
};
