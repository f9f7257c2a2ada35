// DB-01, DB-02: the download bar comes for those who may see it, and goes with its close button.

import type { AppOffer } from '../../kit/install/app-offer.ts';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type BarState =
  | { readonly at: 'hidden' }
  | { readonly at: 'shown'; readonly offer: AppOffer; readonly hasBonus: boolean }
  /** For the rest of the visit. */
  | { readonly at: 'closed' };

export type BarEvent =
  | { readonly type: 'allowed'; readonly offer: AppOffer; readonly hasBonus: boolean }
  | { readonly type: 'denied' }
  | { readonly type: 'downloadTapped' }
  | { readonly type: 'giftTapped' }
  | { readonly type: 'closeTapped' };

export type BarEffect =
  /** Finds out who is there, again with each log-in, log-out and language. */
  | { readonly do: 'watch' }
  | { readonly do: 'download'; readonly offer: AppOffer }
  /** What the operator gives for the download. */
  | { readonly do: 'showBonus' }
  | { readonly do: 'rememberClosed' };

const to = stepsOf<BarState, BarEffect>();
const hidden: BarState = { at: 'hidden' };

export const barFlow: Flow<BarState, BarEvent, BarEffect> = {
  name: 'downloadBar',
  start: to(hidden, { do: 'watch' }),
  broken: { hidden: null, shown: null, closed: null },
  anywhere: {
    allowed: (_, { offer, hasBonus }) => to({ at: 'shown', offer, hasBonus }),
    denied: () => to(hidden),
  },
  on: {
    hidden: {},
    shown: {
      downloadTapped: (state) => to(state, { do: 'download', offer: state.offer }),
      giftTapped: (state) => to(state, { do: 'showBonus' }),
      closeTapped: () => to({ at: 'closed' }, { do: 'rememberClosed' }),
    },
    closed: {
      allowed: (state) => to(state),
      denied: (state) => to(state),
    },
  },
};
