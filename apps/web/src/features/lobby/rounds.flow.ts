// The next rounds to bet on, and the vendors that are new: loaded late, again after a language change, and when a round closes.
import type { GameMatch } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type RoundsState =
  | { readonly at: 'loading' }
  | { readonly at: 'known'; readonly rounds: readonly GameMatch[]; readonly vendors: readonly string[] }
  /** The operator has none, or they did not come. */
  | { readonly at: 'none' };

export type RoundsEvent =
  | { readonly type: 'loaded'; readonly rounds: readonly GameMatch[]; readonly vendors: readonly string[] }
  | { readonly type: 'roundsLoaded'; readonly rounds: readonly GameMatch[] }
  | { readonly type: 'failed' }
  | { readonly type: 'languageChanged' }
  /** A round has closed, or the page is seen again. */
  | { readonly type: 'roundsAged' };

export type RoundsEffect =
  | { readonly do: 'load' }
  | { readonly do: 'loadRounds' }
  /** Waits until the first of the rounds closes. */
  | { readonly do: 'wait'; readonly rounds: readonly GameMatch[] }
  /** Waits for a better line. */
  | { readonly do: 'waitForLine' };

const to = stepsOf<RoundsState, RoundsEffect>();

export const roundsFlow: Flow<RoundsState, RoundsEvent, RoundsEffect> = {
  name: 'rounds',
  start: to({ at: 'loading' }, { do: 'load' }),
  broken: { loading: () => to({ at: 'none' }), known: null, none: null },
  on: {
    loading: {
      loaded: (_, { rounds, vendors }) =>
        rounds.length + vendors.length === 0
          ? to({ at: 'none' })
          : to({ at: 'known', rounds, vendors }, { do: 'wait', rounds }),
      failed: () => to({ at: 'none' }),
      languageChanged: (state) => to(state, { do: 'load' }),
    },
    known: {
      roundsLoaded: (state, { rounds }) => to({ ...state, rounds }, { do: 'wait', rounds }),
      // The rounds on the page stay until the next look.
      failed: (state) => to(state, { do: 'waitForLine' }),
      languageChanged: (state) => to(state, { do: 'loadRounds' }),
      roundsAged: (state) => to(state, { do: 'loadRounds' }),
    },
    none: {},
  },
};
