// OV-06: the page of the provider's redirect, in a window or in place of the page.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Aim, SocialProblem } from './social.rules.ts';

export type ReturnState =
  | { readonly at: 'handingOver' }
  | { readonly at: 'handedOver' }
  | { readonly at: 'goingOn'; readonly aim: Aim }
  /** No page of ours opened this window, or too long ago. */
  | { readonly at: 'lost' }
  | { readonly at: 'failed'; readonly aim: Aim; readonly problem: SocialProblem };

export type ReturnEvent =
  | { readonly type: 'taken' }
  /** Null: this page did not request the result either. */
  | { readonly type: 'notTaken'; readonly aim: Aim | null }
  | { readonly type: 'wentWrong'; readonly problem: SocialProblem }
  /** The OAuth request ended without a result, and no message is needed. */
  | { readonly type: 'left' };

export type ReturnEffect =
  | { readonly do: 'handOver' }
  | { readonly do: 'closeWindow' }
  | { readonly do: 'continueLogin' }
  | { readonly do: 'goBack' };

const to = stepsOf<ReturnState, ReturnEffect>();

export const returnFlow: Flow<ReturnState, ReturnEvent, ReturnEffect> = {
  name: 'social-return',
  start: to({ at: 'handingOver' }, { do: 'handOver' }),
  broken: {
    handingOver: () => to({ at: 'lost' }),
    handedOver: null,
    goingOn: ({ aim }, problem) => to({ at: 'failed', aim, problem }),
    lost: null,
    failed: null,
  },
  on: {
    handingOver: {
      taken: () => to({ at: 'handedOver' }, { do: 'closeWindow' }),
      notTaken: (_, { aim }) => (aim ? to({ at: 'goingOn', aim }, { do: 'continueLogin' }) : to({ at: 'lost' })),
    },
    goingOn: {
      wentWrong: ({ aim }, { problem }) => to({ at: 'failed', aim, problem }),
      left: (state) => to(state, { do: 'goBack' }),
    },
    handedOver: {},
    lost: {},
    failed: {},
  },
};
