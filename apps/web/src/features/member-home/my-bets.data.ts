// Loads the first page of the member's bets.
import type { Load, Outcome } from '../../shell/http/outcome.ts';
import type { BetsPage } from './my-bets.flow.ts';

export const loadMyBets = (load: Load): Promise<Outcome<BetsPage>> => load('game.bets', {});
