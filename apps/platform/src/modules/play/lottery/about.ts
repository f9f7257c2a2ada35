// What a person wants to know of a lottery before play: its rules in short, the stakes, what comes back.
import { texts } from 'virtual:shared-texts/games';
import type { OutputOf } from '@foyer/contract';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { textIn } from '../../../texts/text-in.ts';
import { issueAt } from './issue.rules.ts';
import type { Lottery } from './lottery.ts';

const SECONDS_A_MINUTE = 60;

/** "A draw every minute. Bets close 10 seconds before it.", "5 different numbers from 1 to 45 are drawn.", and what a win pays. */
const rulesOf = (lottery: Lottery, { language }: CallContext, now: Date): string[] => {
  const { range, intervalSeconds } = lottery;
  const { closesAt, drawsAt } = issueAt(lottery, now);
  const closing = Math.round((drawsAt.getTime() - closesAt.getTime()) / 1000);
  const inMinutes = intervalSeconds % SECONDS_A_MINUTE === 0;
  const count = inMinutes ? intervalSeconds / SECONDS_A_MINUTE : intervalSeconds;
  const table = range.prizes?.reduce((sum, group) => sum + group.count, 0) ?? 0;
  const draw =
    table > 0 ? 'rulesDrawTable' : range.ordered ? 'rulesDrawDigits' : range.bonus > 0 ? 'rulesDrawBonus' : 'rulesDraw';
  const { draw: drawn, from, to } = range;
  return [
    textIn(texts, inMinutes ? 'rulesWhen' : 'rulesWhenSeconds', language, { count, closing }),
    textIn(texts, draw, language, { draw: drawn, from, to, count: table }),
    textIn(texts, 'rulesPrize', language),
  ];
};

/** Of the way to bet that returns least, and of the one that returns most, in basis points. */
export const returnsOf = ({ bets }: Pick<Lottery, 'bets'>): { readonly least: number; readonly most: number } => {
  const all = bets.flatMap(({ returns }) => Object.values(returns));
  return { least: Math.min(...all), most: Math.max(...all) };
};

export const aboutLottery = (
  { now }: Pick<PlatformContext, 'now'>,
  lottery: Lottery,
  context: CallContext,
): OutputOf<'game.about'> => {
  const { min, max } = context.merchant.stake;
  return {
    rules: rulesOf(lottery, context, now()),
    stake: { least: min, most: max },
    returns: returnsOf(lottery),
    hasTrial: true,
    jackpot: null,
  };
};
