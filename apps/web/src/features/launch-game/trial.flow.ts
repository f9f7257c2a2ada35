// GL-04: a trial in a frame over the page: requests it, loads it, and warns after 10 s.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { appOnly, type LaunchProblem, noGame, problemOf, stalled, unsafeAddress } from './launch-problem.rules.ts';

export type TrialState =
  | { readonly at: 'requesting' }
  /** The frame has its address, and shows nothing yet. */
  | { readonly at: 'loading'; readonly address: string }
  | { readonly at: 'playing'; readonly address: string }
  | { readonly at: 'failed'; readonly problem: LaunchProblem };

export type TrialEvent =
  | { readonly type: 'gameReady'; readonly address: string }
  | { readonly type: 'gameLoaded' }
  | { readonly type: 'addressRefused' }
  | { readonly type: 'noGameFound' }
  /** GL-03: games start in the app only, and the page is not in it. */
  | { readonly type: 'barred' }
  | { readonly type: 'refused'; readonly failure: Failure }
  | { readonly type: 'nothingHappened' }
  | { readonly type: 'retryTapped' };

export type TrialEffect =
  | { readonly do: 'launch' }
  /** Counts the 10 s of patience from here. */
  | { readonly do: 'watchTime' }
  /** Drops the answer and the time of the try under way. */
  | { readonly do: 'forget' }
  | { readonly do: 'publishStart' };

const to = stepsOf<TrialState, TrialEffect>();
const begin = () => to({ at: 'requesting' }, { do: 'watchTime' }, { do: 'launch' });
const fail = (problem: LaunchProblem) => to({ at: 'failed', problem }, { do: 'forget' });

export const trialFlow: Flow<TrialState, TrialEvent, TrialEffect> = {
  name: 'trial',
  start: begin(),
  broken: {
    requesting: (_, { reference }) => fail({ ...stalled, reference }),
    loading: (_, { reference }) => fail({ ...stalled, reference }),
    playing: null,
    failed: null,
  },
  on: {
    requesting: {
      gameReady: (_, { address }) => to({ at: 'loading', address }),
      addressRefused: () => fail(unsafeAddress),
      noGameFound: () => fail(noGame),
      barred: () => fail(appOnly),
      refused: (_, { failure }) => fail(problemOf(failure)),
      nothingHappened: () => fail(stalled),
    },
    loading: {
      gameLoaded: ({ address }) => to({ at: 'playing', address }, { do: 'forget' }, { do: 'publishStart' }),
      nothingHappened: () => fail(stalled),
    },
    playing: {},
    failed: { retryTapped: begin },
  },
};
