// GL-04: trials. A launch opens a game with play money: a lottery plays with calls of its own, a vendor's game at its vendor. No
// member, no ledger.
import type { OutputOf, TrialLaunch } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, Module, PlatformContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { requireMay } from '../../account/member/api.ts';
import { gameAddress, gamePages } from '../game/api.ts';
import type { VendorTrialService } from '../vendor/api.ts';
import { createInstantTrial } from './instant-trial.service.ts';
import { createTrialService } from './trial.service.ts';
import { trialGame } from './trial-game.rules.ts';
import { expiredTrials, newTrial } from './trial-store.ts';

/** Of one address: a household or an office has one, too @assumed. */
const LAUNCHES_A_MINUTE = 60;
/** Play money of a trial, in stakes that a slip starts with @assumed. */
const STAKES_OF_A_TRIAL = 200n;
const playMoney = ({ stake: { min, chips } }: Merchant): bigint => BigInt(chips[0] ?? min) * STAKES_OF_A_TRIAL;

export const trialModule = (platform: PlatformContext, launchAtVendor: VendorTrialService) => {
  const { db, now } = platform;
  const trials = createTrialService(platform);
  const instant = createInstantTrial(platform);

  const launch = async (input: TrialLaunch, context: CallContext): Promise<OutputOf<'relay.gameTrialLaunch'>> => {
    const { merchant, session, ip, language } = context;
    // Who rests from play, or is excluded, gets no play without money either @assumed.
    if (session) requireMay(session.member, 'launch', now());
    const key = `trial|${merchant.code}|${callerOf(ip)}`;
    const wait = await reserveTry(db, [{ key, most: LAUNCHES_A_MINUTE, windowSeconds: 60 }]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
    const own = trialGame(merchant, input);
    if (own === null) return { gameUrl: await launchAtVendor({ vendor: input.nodeId, game: input.gameId }, context) };
    const { page, game } = own;
    const code = await newTrial(db, { merchant: merchant.code, language, balance: playMoney(merchant) });
    return { gameUrl: gameAddress(context, gamePages[page], { code, game, language, trial: '1' }) };
  };

  return {
    name: 'trial',
    handlers: { 'relay.gameTrialLaunch': launch, 'relay.gameTrialLaunchSync': launch },
    gameHandlers: {
      'games.trialEnter': ({ code }, context) => trials.enter(code, context),
      'games.trialBet': (input, context) => trials.bet(input, context),
      'games.trialBets': (input, context) => trials.bets(input, context),
      'games.instantTrialState': (input, context) => instant.state(input, context),
      'games.instantTrialBet': (input, context) => instant.bet(input, context),
      'games.instantTrialSeed': (input, context) => instant.change(input, context),
    },
    expired: [expiredTrials],
  } satisfies Module;
};
