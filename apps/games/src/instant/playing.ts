// The calls that play for one purse: the member's money, or the play money of a trial (GL-04).
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Call } from '../wire/call.ts';
import type { Outcome } from '../wire/outcome.ts';

export interface Playing {
  readonly enter: (code: string) => Promise<Outcome<OutputOf<'games.enter'>>>;
  readonly state: (game: string) => Promise<Outcome<OutputOf<'games.instantState'>>>;
  /** Null: rounds of this money have no part in a jackpot. */
  readonly jackpot: ((game: string) => Promise<Outcome<OutputOf<'games.jackpot'>>>) | null;
  readonly bet: (bet: InputOf<'games.instantBet'>, key: string) => Promise<Outcome<OutputOf<'games.instantBet'>>>;
  readonly change: (input: InputOf<'games.instantSeed'>) => Promise<Outcome<OutputOf<'games.instantSeed'>>>;
}

/** The session travels in the header of each call. */
export const memberPlay = (call: Call): Playing => ({
  enter: (code) => call('games.enter', { code }),
  state: (game) => call('games.instantState', { game }),
  jackpot: (game) => call('games.jackpot', { game }),
  bet: (bet, key) => call('games.instantBet', bet, key),
  change: (input) => call('games.instantSeed', input),
});

/** The key of the trial travels in the body: no call of a member takes it. */
export const trialPlay = (call: Call, trial: () => string): Playing => ({
  enter: (code) => call('games.trialEnter', { code }),
  state: (game) => call('games.instantTrialState', { game, trial: trial() }),
  jackpot: null,
  bet: (bet, key) => call('games.instantTrialBet', { ...bet, trial: trial() }, key),
  change: (input) => call('games.instantTrialSeed', { ...input, trial: trial() }),
});
