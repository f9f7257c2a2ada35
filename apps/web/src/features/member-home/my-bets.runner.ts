// Requests older bets from the platform.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import type { BetsEffect, BetsEvent } from './my-bets.flow.ts';

export const betsRunner =
  (load: Load): Runner<BetsEvent, BetsEffect> =>
  async ({ cursor }, dispatch) => {
    const outcome = await load('game.bets', { cursor });
    dispatch(outcome.ok ? { type: 'pageArrived', page: outcome.value } : { type: 'askingFailed' });
  };
