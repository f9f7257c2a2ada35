// Puzzles rendered ahead, so that nobody waits for one. Each of them is shown once.
import type { Logger } from 'pino';
import { faultOf } from '../../../log.ts';
import { Refusal } from '../../../refusal.ts';
import type { Puzzle } from './puzzle.ts';
import { renderClick } from './rendering/click.ts';
import { renderSlide } from './rendering/slide.ts';

type RenderedKind = 'slide' | 'click';

const renderers: Readonly<Record<RenderedKind, () => Promise<Puzzle>>> = { slide: renderSlide, click: renderClick };
/**
 * Puzzles kept ready. A busy site needs no more in a second than it can render in that second; more would only fill
 * memory.
 */
const POOL_SIZE = 8;
/** Half a second renders this many: a request after them would wait longer than a retry takes. */
const MOST_WAITING = 40;

export interface PuzzlePool {
  /** @throws Refusal service.overloaded when too many wait for one. */
  readonly take: (kind: RenderedKind) => Promise<Puzzle>;
  /** Waits for the one that is being rendered. */
  readonly settle: () => Promise<void>;
}

/** One at a time: passwords are hashed on the same threads, and a flood of puzzles must not hold up the log-in. */
const createLane = () => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    isFull: (): boolean => waiting >= MOST_WAITING,
    render: async (kind: RenderedKind): Promise<Puzzle> => {
      waiting += 1;
      const rendered = last.then(renderers[kind]);
      last = rendered.catch(() => undefined);
      try {
        return await rendered;
      } finally {
        waiting -= 1;
      }
    },
  };
};

/** No puzzle is rendered before the first request: most nodes of a quiet operator never render one. */
export const createPuzzlePool = (log: Logger): PuzzlePool => {
  const pool: Record<RenderedKind, Puzzle[]> = { slide: [], click: [] };
  const lane = createLane();
  let filling: Promise<void> | null = null;

  const fill = async (): Promise<void> => {
    for (const kind of ['slide', 'click'] as const) {
      while (pool[kind].length < POOL_SIZE) pool[kind].push(await lane.render(kind));
    }
  };
  const refill = (): void => {
    filling ??= fill()
      .catch((error: unknown) => log.error({ fault: faultOf(error) }, 'a puzzle could not be rendered'))
      .finally(() => {
        filling = null;
      });
  };

  return {
    take: async (kind) => {
      const ready = pool[kind].shift();
      if (ready === undefined && lane.isFull()) throw new Refusal('service.overloaded', { retryAfterSeconds: 2 });
      const puzzle = ready ?? (await lane.render(kind));
      refill();
      return puzzle;
    },
    settle: async () => {
      await filling;
    },
  };
};
