// The show of a draw: the pace at which its balls appear, and which of them the member had picked. Pure.
import type { DrawResult, GameState, Receipt } from '@foyer/contract';

/** A draw that has the stage. */
export interface Show {
  readonly issue: string;
  readonly result: DrawResult;
  /** Number of balls that are shown so far. */
  readonly balls: number;
}

/** The stage lasts 4.5 s in all: the first ball waits a moment, the last one stays to be read. @assumed */
const FIRST_BALL_MS = 300;
const BALLS_MS = 2_400;
const HOLD_MS = 1_800;
/** A result that is older than this was not watched: it is shown without a stage. @assumed */
const LIVE_MS = 10_000;

/** A ball that is not drawn yet. No lottery has it. */
const NOT_DRAWN = -1;

export const ballCount = (result: DrawResult): number => result.numbers.length + result.bonus.length;

export const isRevealed = ({ result, balls }: Show): boolean => balls >= ballCount(result);

/** Milliseconds before ball number `ball` (0 is the first) of so many. */
export const pauseBefore = (ball: number, count: number): number =>
  ball === 0 ? FIRST_BALL_MS : Math.round(BALLS_MS / Math.max(1, count - 1));

/** Milliseconds that the stage stays once all balls are there; a still show has them all at once. */
export const holdAfter = (isStill: boolean): number => (isStill ? FIRST_BALL_MS + BALLS_MS + HOLD_MS : HOLD_MS);

/** The show of a result that has just come, or null for one that nobody waited for. */
export const showOf = (result: DrawResult, serverTime: string, isStill: boolean): Show | null => {
  const isLive = result.drawnAt !== null && Date.parse(serverTime) - Date.parse(result.drawnAt) <= LIVE_MS;
  if (result.status !== 'drawn' || !isLive) return null;
  return { issue: result.issue, result, balls: isStill ? ballCount(result) : 0 };
};

/** The result as far as its balls are shown; each later ball keeps its place. */
export const shownPart = ({ result, balls }: Show): DrawResult => ({
  ...result,
  numbers: result.numbers.map((number, at) => (at < balls ? number : NOT_DRAWN)),
  bonus: result.bonus.filter((_, at) => result.numbers.length + at < balls),
});

type Line = Receipt['lines'][number];
type Hits = { readonly numbers: readonly boolean[]; readonly bonus: readonly boolean[] };

const isHitBy = (line: Line, result: DrawResult, range: GameState['range'], at: number): boolean => {
  const number = result.numbers[at];
  // A line on a table of prizes is about whole numbers, not about single digits of the first.
  if (range.prizes) return false;
  if (number === undefined || line.side !== null || line.betType === 'bonus') return false;
  if (!range.ordered || line.betType === 'box') return line.numbers.includes(number);
  const place = at - (result.numbers.length - line.numbers.length);
  return line.numbers[place] === number;
};

/** True for each drawn ball that one of these receipts had picked; digits count in their place. */
export const ownHits = (receipts: readonly Receipt[], result: DrawResult, range: GameState['range']): Hits => {
  const lines = receipts.flatMap((receipt) => receipt.lines);
  const bonusCounts = (line: Line) => line.betType === 'bonus' || line.betType === 'six';
  return {
    numbers: result.numbers.map((_, at) => lines.some((line) => isHitBy(line, result, range, at))),
    bonus: result.bonus.map((number) => lines.some((line) => bonusCounts(line) && line.numbers.includes(number))),
  };
};
