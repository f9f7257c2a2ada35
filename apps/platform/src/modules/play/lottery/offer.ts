// Lists the lotteries that an operator offers, and describes their cards there.
import type { DrawCard, GameState } from '@foyer/contract';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import type { HistoryService } from './history.service.ts';
import { issueAt } from './issue.rules.ts';
import { topPrizeOf } from './line.rules.ts';
import type { Lottery } from './lottery.ts';
import { artOf, nameOf } from './lottery-names.ts';
import { rhythmText } from './rhythm-text.ts';
import { wireBetType, wireIssue, wireRange, wireResult } from './wire-rows.ts';

/** The stake that a slip starts with: nobody is promised what only the highest stake wins. */
const firstStakeOf = ({ min, chips: [first = min] }: CallContext['merchant']['stake']): string => first;

/** A first page has room for so many clocks @assumed. */
const COUNTED_DOWN = 3;

const looksOf = (lottery: Lottery, { merchant, language }: CallContext) => ({
  game: lottery.code,
  name: nameOf(merchant, lottery, language),
  art: artOf(merchant, lottery),
  intervalSeconds: lottery.intervalSeconds,
  topPrize: String(topPrizeOf(lottery, BigInt(firstStakeOf(merchant.stake)))),
});

export const createOffer = (
  { now }: Pick<PlatformContext, 'now'>,
  lotteries: readonly Lottery[],
  history: HistoryService,
) => {
  const offeredTo = ({ merchant }: CallContext): Lottery[] =>
    merchant.lotteries.flatMap((code) => lotteries.filter((lottery) => lottery.code === code));

  return {
    offeredTo,
    /** The first lotteries of the operator's list, which home counts down to. */
    countedDownTo: (context: CallContext): Lottery[] => offeredTo(context).slice(0, COUNTED_DOWN),
    lotteryFor: (game: string, context: CallContext): Lottery => {
      const lottery = offeredTo(context).find(({ code }) => code === game);
      if (lottery === undefined) throw new Refusal('game.unknown');
      return lottery;
    },
    stateOf: async (lottery: Lottery, context: CallContext): Promise<GameState> => {
      const { issue, results, hot } = await history.of(lottery);
      const { min, max, chips } = context.merchant.stake;
      return {
        ...looksOf(lottery, context),
        range: wireRange(lottery),
        betTypes: lottery.bets.map((bet) => wireBetType(bet, lottery)),
        issue: issue === null ? null : wireIssue(issue),
        results: results.map((row) => wireResult(row, now())),
        hot: [...hot],
        stake: { min, max, chips: [...chips] },
        serverTime: now().toISOString(),
      };
    },
    cardOf: async (lottery: Lottery, context: CallContext): Promise<DrawCard> => {
      const { results } = await history.of(lottery);
      const { issue, closesAt, drawsAt } = issueAt(lottery, now());
      const last = results.find(({ status }) => status === 'drawn');
      return {
        ...looksOf(lottery, context),
        vendor: lottery.vendor,
        stake: firstStakeOf(context.merchant.stake),
        rhythm: rhythmText(lottery.intervalSeconds, context.language),
        issue: String(issue),
        closesAt: closesAt.toISOString(),
        drawsAt: drawsAt.toISOString(),
        lastIssue: last?.issue ?? null,
        lastNumbers: [...(last?.numbers ?? [])],
        lastBonus: [...(last?.bonus ?? [])],
        serverTime: now().toISOString(),
      };
    },
  };
};
