// The member's bets page by page: a tap requests older ones.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Bet } from './my-bets.rules.ts';

export interface BetsPage {
  readonly items: readonly Bet[];
  readonly nextCursor: string | null;
}

export type BetsState =
  | ({ readonly at: 'shown' } & BetsPage)
  /** Older bets are on their way. */
  | ({ readonly at: 'asking' } & BetsPage)
  | ({ readonly at: 'failed' } & BetsPage);

export type BetsEvent =
  | { readonly type: 'olderTapped' }
  | { readonly type: 'pageArrived'; readonly page: BetsPage }
  | { readonly type: 'askingFailed' };

export interface BetsEffect {
  readonly do: 'loadOlder';
  readonly cursor: string;
}

const to = stepsOf<BetsState, BetsEffect>();

const loadOlder = ({ items, nextCursor }: BetsState) =>
  nextCursor === null
    ? to({ at: 'shown', items, nextCursor })
    : to({ at: 'asking', items, nextCursor }, { do: 'loadOlder', cursor: nextCursor });

/** Returns the flow, which starts with the page's first bets. */
export const betsFlow = ({ items, nextCursor }: BetsPage): Flow<BetsState, BetsEvent, BetsEffect> => ({
  name: 'my-bets',
  start: to({ at: 'shown', items, nextCursor }),
  broken: {
    shown: null,
    asking: (state) => to({ ...state, at: 'failed' }),
    failed: null,
  },
  on: {
    shown: { olderTapped: loadOlder },
    asking: {
      pageArrived: ({ items: known }, { page }) =>
        to({ at: 'shown', items: [...known, ...page.items], nextCursor: page.nextCursor }),
      askingFailed: (state) => to({ ...state, at: 'failed' }),
    },
    failed: { olderTapped: loadOlder },
  },
});
