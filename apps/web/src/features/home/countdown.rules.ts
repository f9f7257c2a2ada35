// Computes the text of a countdown at a moment, and the time to fetch the draws again.
import type { DrawCard } from '@foyer/contract';

type Timed = Pick<DrawCard, 'drawsAt' | 'closesAt' | 'intervalSeconds'>;

export interface Countdown {
  /** Whole seconds to the draw, rounded up; 0 while it happens. */
  readonly seconds: number;
  /** Part of the interval that is left, 0 to 1. */
  readonly left: number;
  /** Bets are closed: the draw is about to happen. */
  readonly closed: boolean;
}

export function countdown({ drawsAt, closesAt, intervalSeconds }: Timed, now: number): Countdown {
  const seconds = Math.max(0, Math.ceil((Date.parse(drawsAt) - now) / 1000));
  return { seconds, left: Math.min(1, seconds / intervalSeconds), closed: Date.parse(closesAt) <= now };
}

/** `0:42`, `4:05`, `1:02:09`. */
export function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Numbers from 0 to 9 are drawn as digits, all others are written with two. */
export const ballDigits = (numbers: readonly number[]): 1 | 2 =>
  numbers.length > 0 && numbers.length <= 3 && numbers.every((number) => number < 10) ? 1 : 2;

/** A draw is in the books a moment after its time. */
const SETTLE_MS = 500;
/** Phones that watch the same draw must not all ask at once. */
const JITTER_MS = 1500;
/** First wait after a question that brought nothing new; it doubles up to the longest. */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;
/** A draw may be further away than a timer can wait. */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Returns the milliseconds until the next request for draws; `misses` counts requests in a row that brought nothing
 * new.
 */
export function nextLook(draws: readonly Timed[], now: number, misses: number, random: number): number {
  const jitter = random * JITTER_MS;
  if (misses > 0) return Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (misses - 1)) + jitter;
  const next = Math.min(...draws.map(({ drawsAt }) => Date.parse(drawsAt)));
  return Math.min(LONGEST_WAIT_MS, Math.max(0, next - now)) + SETTLE_MS + jitter;
}

/** Returns true when every draw whose time has come has its numbers. */
export const isFresh = (draws: readonly Pick<DrawCard, 'drawsAt'>[], now: number): boolean =>
  draws.length > 0 && draws.every(({ drawsAt }) => Date.parse(drawsAt) > now);
