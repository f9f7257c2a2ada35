// The social accounts that log the member in: seen, and taken away one at a time.
import type { LinkedIdentity } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

type Items = readonly LinkedIdentity[];

export type LinkedState =
  | { readonly at: 'asking' }
  | { readonly at: 'failed'; readonly reference: string }
  | { readonly at: 'shown'; readonly items: Items }
  /** Asked whether it is meant, and for a proof where one is wanted. */
  | { readonly at: 'removing'; readonly items: Items; readonly account: LinkedIdentity };

export type LinkedEvent =
  | { readonly type: 'came'; readonly items: Items }
  | { readonly type: 'didNotCome'; readonly reference: string }
  | { readonly type: 'retryTapped' }
  /** Another account may have been linked. */
  | { readonly type: 'changed' }
  | { readonly type: 'removeTapped'; readonly account: LinkedIdentity }
  /** Null: it stays, by the member's will or the platform's. */
  | { readonly type: 'removed'; readonly items: Items | null };

export type LinkedEffect = { readonly do: 'ask' } | { readonly do: 'remove'; readonly account: LinkedIdentity };

const to = stepsOf<LinkedState, LinkedEffect>();

export const linkedFlow: Flow<LinkedState, LinkedEvent, LinkedEffect> = {
  name: 'linked-accounts',
  start: to({ at: 'asking' }, { do: 'ask' }),
  on: {
    asking: {
      came: (_, { items }) => to({ at: 'shown', items }),
      didNotCome: (_, { reference }) => to({ at: 'failed', reference }),
    },
    failed: { retryTapped: () => to({ at: 'asking' }, { do: 'ask' }) },
    shown: {
      // What is known stays on the screen while it is asked for anew.
      changed: (state) => to(state, { do: 'ask' }),
      came: (_, { items }) => to({ at: 'shown', items }),
      removeTapped: ({ items }, { account }) => to({ at: 'removing', items, account }, { do: 'remove', account }),
    },
    removing: {
      removed: (state, { items }) => to({ at: 'shown', items: items ?? state.items }),
    },
  },
};
