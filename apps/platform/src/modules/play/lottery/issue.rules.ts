// The clock of a lottery: which issue is open, and when it opens, closes and is drawn.
import type { Lottery } from './lottery.ts';

/** Issue 0 of every lottery opened here; issue k opens k intervals later. */
export const FIRST_ISSUE_AT = Date.UTC(2026, 0, 1);
/** Bets close this long before the draw, so that none is in flight when it happens; a sped-up demo takes a sixth of its interval. */
const CLOSING_MS = 10_000;
const LEAST_OPEN_PARTS = 6;

export interface IssueTimes {
  readonly issue: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

type Rhythm = Pick<Lottery, 'intervalSeconds'>;

/** Times of issue number k. */
export const timesOf = ({ intervalSeconds }: Rhythm, issue: number): IssueTimes => {
  const interval = intervalSeconds * 1000;
  const opens = FIRST_ISSUE_AT + issue * interval;
  const draws = opens + interval;
  const closing = Math.min(CLOSING_MS, interval / LEAST_OPEN_PARTS);
  return { issue, opensAt: new Date(opens), closesAt: new Date(draws - closing), drawsAt: new Date(draws) };
};

/** The issue that is on at a moment: open, or closed and waiting for its draw. */
export const issueAt = (lottery: Rhythm, now: Date): IssueTimes =>
  timesOf(lottery, Math.floor((now.getTime() - FIRST_ISSUE_AT) / (lottery.intervalSeconds * 1000)));
