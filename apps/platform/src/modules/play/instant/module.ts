// Instant games: a bet is decided at once, by seeds of both sides that anyone can check.
import type { Module, PlatformContext } from '../../../module.ts';
import { createInstantService, type InstantHooks } from './instant.service.ts';
import { createJackpotsService } from './jackpots.service.ts';
import { roundData } from './member-data.ts';

export const instantModule = (platform: PlatformContext, hooks: InstantHooks) => {
  const instant = createInstantService(platform, hooks);
  const jackpots = createJackpotsService(platform);
  return {
    name: 'instant',
    memberData: roundData(platform),
    handlers: { 'game.jackpots': (_, context) => jackpots.of(context) },
    gameHandlers: {
      'games.instantState': ({ game }, context) => instant.stateOf(game, context),
      'games.instantBet': (input, context) => instant.bet(input, context),
      'games.instantSeed': (input, context) => instant.change(input, context),
      'games.instantProof': (input, context) => instant.proofOf(input, context),
      'games.jackpot': ({ game }, context) => instant.jackpotOf(game, context),
    },
  } satisfies Module;
};
