// The social accounts that log the member in: seen, and taken away one at a time.
import type { LinkedIdentity } from '@foyer/contract';
import { type Fault, type Flow, stepsOf } from '../../shell/flow/flow.ts';

type Items = readonly LinkedIdentity[];

export type LinkedState =
  | { readonly at: 'shown'; readonly items: Items }
  /** The member confirms the removal, and gives a proof of identity where one is required. */
  | { readonly at: 'removing'; readonly items: Items; readonly account: LinkedIdentity };

export type LinkedEvent =
  /** Another account may have been linked. */
  | { readonly type: 'changed' }
  /** Null: the list failed to load. */
  | { readonly type: 'came'; readonly items: Items | null }
  | { readonly type: 'removeTapped'; readonly account: LinkedIdentity }
  /** Null: the account stays linked, because the member withdrew or the platform refused. */
  | { readonly type: 'removed'; readonly items: Items | null };

export type LinkedEffect =
  | { readonly do: 'load' }
  | { readonly do: 'remove'; readonly account: LinkedIdentity }
  | { readonly do: 'showFailure'; readonly fault: Fault };

const to = stepsOf<LinkedState, LinkedEffect>();

/** The flow, beginning with what the page brought. */
export const linkedFlow = (items: Items): Flow<LinkedState, LinkedEvent, LinkedEffect> => ({
  name: 'linked-accounts',
  start: to({ at: 'shown', items }),
  broken: {
    shown: null,
    removing: ({ items }, fault) => to({ at: 'shown', items }, { do: 'showFailure', fault }),
  },
  on: {
    shown: {
      // The known accounts stay on the screen while the list is fetched again.
      changed: (state) => to(state, { do: 'load' }),
      came: (state, event) => to({ at: 'shown', items: event.items ?? state.items }),
      removeTapped: (state, { account }) => to({ ...state, at: 'removing', account }, { do: 'remove', account }),
    },
    removing: {
      removed: (state, event) => to({ at: 'shown', items: event.items ?? state.items }),
    },
  },
});
