// How rewards are read: how far a mission is, and how long it runs. Pure.
import type { Mission, OutputOf } from '@foyer/contract';

const WHOLE = 100n;

/** Per cent of a way, rounded down: a hundred only where nothing is missing. */
export function percentOf(done: string, goal: string): number {
  const [part, whole] = [BigInt(done), BigInt(goal)];
  if (whole <= 0n || part >= whole) return Number(WHOLE);
  return part <= 0n ? 0 : Number((part * WHOLE) / whole);
}

/** What is left of an amount, 0 at least. */
export const leftOf = (done: string, goal: string): string => {
  const left = BigInt(goal) - BigInt(done);
  return String(left > 0n ? left : 0n);
};

const DAY_SECONDS = 86_400;

/** Whole days from a day on, else the seconds: a clock that runs says more about a few hours. */
export function timeLeft(seconds: number): { readonly days: number } | { readonly seconds: number } {
  return seconds >= DAY_SECONDS ? { days: Math.floor(seconds / DAY_SECONDS) } : { seconds };
}

/** A mission is a count of bets, or an amount of money. */
export const isCounted = ({ kind }: Pick<Mission, 'kind'>): boolean => kind === 'bets';

/** The member can still reach it, or collect what it brings. */
export const isOpen = ({ state }: Pick<Mission, 'state'>): boolean => state === 'claim' || state === 'running';

/**
 * The times of the reward centre after which it shows something else. A mission that is over may stay in the list: its time
 * is none any more.
 */
export const endsOfRewards = (
  { missions, bonus }: Pick<OutputOf<'promotion.rewards'>, 'missions' | 'bonus'>,
  now: number,
): readonly string[] => [
  ...missions.flatMap((mission) => {
    const { endsAt } = mission;
    return endsAt !== null && (isOpen(mission) || Date.parse(endsAt) > now) ? [endsAt] : [];
  }),
  ...(bonus ? [bonus.until] : []),
];
