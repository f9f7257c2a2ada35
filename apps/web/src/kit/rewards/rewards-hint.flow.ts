// Finds what waits for the member in the reward centre; where it does not come, the row leads there all the same.
import type { RankProgress } from '@foyer/contract';
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import { isNotOffered } from '../../shell/http/failure.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { loadRank } from './rank.data.ts';

interface Hint {
  readonly rank: RankProgress | null;
  /** Rewards that wait. */
  readonly toClaim: number;
}

export type HintState = { readonly at: 'loading' } | ({ readonly at: 'known' } & Hint);
export type HintEvent = { readonly type: 'ended' } & Hint;
export interface HintEffect {
  readonly do: 'load';
}

const to = stepsOf<HintState, HintEffect>();

export const rewardsHintFlow = (): Flow<HintState, HintEvent, HintEffect> => ({
  name: 'rewards-hint',
  start: to({ at: 'loading' }, { do: 'load' }),
  broken: { loading: () => to({ at: 'known', rank: null, toClaim: 0 }), known: null },
  on: { loading: { ended: (_, { rank, toClaim }) => to({ at: 'known', rank, toClaim }) }, known: {} },
});

export const rewardsHintRunner =
  (load: Load): Runner<HintEvent, HintEffect> =>
  async (_, dispatch) => {
    const outcome = await load('promotion.rewards', {});
    if (!outcome.ok) {
      // PR-01: a back end without a reward centre still has its levels.
      const rank = isNotOffered(outcome) ? await loadRank(load) : outcome;
      return dispatch({ type: 'ended', rank: rank.ok ? rank.value : null, toClaim: 0 });
    }
    const { rank, missions } = outcome.value;
    dispatch({ type: 'ended', rank, toClaim: missions.filter(({ state }) => state === 'claim').length });
  };
