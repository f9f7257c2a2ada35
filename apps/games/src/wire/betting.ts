// The calls that play for one purse: the member's money, or the play money of a trial (GL-04).
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Call } from './call.ts';
import type { Outcome } from './outcome.ts';

export interface Betting {
  readonly enter: (code: string) => Promise<Outcome<OutputOf<'games.enter'>>>;
  readonly bet: (bet: InputOf<'games.bet'>, key: string) => Promise<Outcome<OutputOf<'games.bet'>>>;
  readonly bets: (query: InputOf<'games.bets'>) => Promise<Outcome<OutputOf<'games.bets'>>>;
}

/** The session travels in the header of each call. */
export const memberBetting = (call: Call): Betting => ({
  enter: (code) => call('games.enter', { code }),
  bet: (bet, key) => call('games.bet', bet, key),
  bets: (query) => call('games.bets', query),
});

/** The key of the trial travels in the body: no call of a member takes it. */
export const trialBetting = (call: Call, trial: () => string): Betting => ({
  enter: (code) => call('games.trialEnter', { code }),
  bet: (bet, key) => call('games.trialBet', { ...bet, trial: trial() }, key),
  bets: (query) => call('games.trialBets', { ...query, trial: trial() }),
});
