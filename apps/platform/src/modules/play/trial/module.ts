// GL-04: trials. A launch opens a game with play money: a lottery plays with calls of its own, a vendor's game at its vendor. No
// member, no ledger.
import type { OutputOf, TrialLaunch } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, Module, PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { requireMay } from '../../account/member/api.ts';
import { gameAddress } from '../game/api.ts';
import { isLotteryVendor } from '../lottery/api.ts';
import type { VendorTrialService } from '../vendor/api.ts';
import { createTrialService } from './trial.service.ts';
import { trialLottery } from './trial-game.rules.ts';
import { expiredTrials, newTrial } from './trial-store.ts';

/** Of one address: a household or an office has one, too @assumed. */
const LAUNCHES_A_MINUTE = 60;
/** Play money of a trial, in stakes that a slip starts with @assumed. */
const STAKES_OF_A_TRIAL = 200n;
/** The page that plays every lottery. */
const LOTTERY_ROOM = 'lottery';

const playMoney = ({ stake: { min, chips } }: Merchant): bigint => BigInt(chips[0] ?? min) * STAKES_OF_A_TRIAL;

export const trialModule = (platform: PlatformContext, launchAtVendor: VendorTrialService) => {
  const { db, now } = platform;
  const trials = createTrialService(platform);

  const launch = async (input: TrialLaunch, context: CallContext): Promise<OutputOf<'relay.gameTrialLaunch'>> => {
    const { merchant, session, ip, language } = context;
    // Who rests from play, or is excluded, gets no play without money either @assumed.
    if (session) requireMay(session.member, 'launch', now());
    const key = `trial|${merchant.code}|${ip}`;
    const wait = await reserveTry(db, [{ key, most: LAUNCHES_A_MINUTE, windowSeconds: 60 }]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
    const { gameId, nodeId } = input;
    if (!isLotteryVendor(nodeId)) return { gameUrl: await launchAtVendor({ vendor: nodeId, game: gameId }, context) };
    const game = trialLottery(merchant, gameId);
    const code = await newTrial(db, { merchant: merchant.code, language, balance: playMoney(merchant) });
    return { gameUrl: gameAddress(context, LOTTERY_ROOM, { code, game, language, trial: '1' }) };
  };

  return {
    name: 'trial',
    handlers: { 'relay.gameTrialLaunch': launch, 'relay.gameTrialLaunchSync': launch },
    gameHandlers: {
      'games.trialEnter': ({ code }, context) => trials.enter(code, context),
      'games.trialBet': (input, context) => trials.bet(input, context),
      'games.trialBets': (input, context) => trials.bets(input, context),
    },
    expired: [expiredTrials],
  } satisfies Module;
};
