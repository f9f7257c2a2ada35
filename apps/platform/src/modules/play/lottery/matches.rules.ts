// The rounds that can be bet on next, soonest first. Pure.
import type { GameMatch, LanguageCode } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import { type IssueTimes, issueAt, timesOf } from './issue.rules.ts';
import type { Lottery } from './lottery.ts';
import { artOf, nameOf } from './lottery-names.ts';

/** Rounds that a person can still look through; the soonest @assumed. */
const MOST_MATCHES = 6;

/** The round on which bets are open: the present one, or the next where its bets have closed. */
const openRound = (lottery: Lottery, now: Date): IssueTimes => {
  const present = issueAt(lottery, now);
  return present.closesAt > now ? present : timesOf(lottery, present.issue + 1);
};

/** @assumed A match of a lottery is the round on which bets are open. */
export const matchesOf = (
  lotteries: readonly Lottery[],
  merchant: Merchant,
  language: LanguageCode,
  now: Date,
): GameMatch[] =>
  lotteries
    .map((lottery): GameMatch => {
      const { issue, closesAt, drawsAt } = openRound(lottery, now);
      return {
        matchId: `${lottery.code}-${issue}`,
        gameId: lottery.code,
        nodeId: lottery.vendor,
        name: nameOf(merchant, lottery, language),
        art: artOf(merchant, lottery),
        round: String(issue),
        closesAt: closesAt.toISOString(),
        startsAt: drawsAt.toISOString(),
      };
    })
    .sort((one, other) => one.closesAt.localeCompare(other.closesAt))
    .slice(0, MOST_MATCHES);
