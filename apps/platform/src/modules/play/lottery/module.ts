// The lotteries: state, bets, results, proofs, ticker cards, and the draws behind them.
import type { CallContext, Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { aboutLottery } from './about.ts';
import { createArchive } from './archive.ts';
import { createBetService } from './bet.service.ts';
import { createDrawService } from './draw.service.ts';
import { createHistoryService } from './history.service.ts';
import { findIssue } from './issue-store.ts';
import { lotteries as allLotteries, spedUp } from './lotteries.table.ts';
import { matchesOf } from './matches.rules.ts';
import { memberBets } from './member-bets.ts';
import { betData } from './member-data.ts';
import { createOffer } from './offer.ts';
import { startScheduler } from './scheduler.ts';
import type { LotteryHooks } from './settle.service.ts';
import { createWinsService } from './wins.service.ts';
import { wireReceipt } from './wire-rows.ts';

export const lotteryModule = (platform: PlatformContext, hooks: LotteryHooks) => {
  const { db, env, now, log } = platform;
  const lotteries = env.demo ? spedUp(allLotteries, env.demoDrawSeconds) : allLotteries;
  const bets = createBetService(platform);
  const draws = createDrawService(platform, lotteries, hooks);
  const history = createHistoryService(platform);
  const archive = createArchive(platform);
  const wins = createWinsService(platform, hooks);
  const { offeredTo, countedDownTo, lotteryFor, stateOf, cardOf } = createOffer(platform, lotteries, history);

  return {
    name: 'lottery',
    memberData: betData(platform),
    /** What a person wants to know of a lottery before play. */
    about: (vendor: string, game: string, context: CallContext) => {
      const lottery = lotteryFor(game, context);
      if (lottery.vendor !== vendor) throw new Refusal('game.unknown');
      return aboutLottery(platform, lottery, context);
    },
    handlers: {
      'game.draws': async (_, context) => ({
        items: await Promise.all(countedDownTo(context).map((lottery) => cardOf(lottery, context))),
      }),
      'game.bets': (input, context) => memberBets(platform, input, context),
      'game.wins': (_, context) => wins.of(context),
      'game.winsPrivacy': (_, context) => wins.privacyOf(context),
      'game.hideWins': ({ hidden }, context) => wins.hide(hidden, context),
      'relay.gameMatchV2': async (_, context) => ({
        items: matchesOf(offeredTo(context), context.merchant, context.language, now()),
      }),
    },
    gameHandlers: {
      'games.state': ({ game }, context) => stateOf(lotteryFor(game, context), context),
      'games.bet': async (input, context) => {
        const { receipt, balance } = await bets.place(lotteryFor(input.game, context), input, context);
        const issue = receipt.status === 'open' ? null : await findIssue(db, receipt.game, receipt.issue);
        return { receipt: wireReceipt(receipt, issue, now()), balance: String(balance) };
      },
      'games.bets': (input, context) => archive.betsOf(lotteryFor(input.game, context), input, context),
      'games.results': ({ game, cursor }, context) => archive.resultsOf(lotteryFor(game, context), cursor),
      'games.proof': ({ game, issue }, context) => archive.proofOf(lotteryFor(game, context), issue),
    },
    start: () => startScheduler({ ...draws, runOnce: () => draws.runOnce().finally(history.forget) }, log, now),
  } satisfies Module & { readonly about: unknown };
};
