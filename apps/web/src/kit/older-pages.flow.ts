// A list that grows page by page: a tap requests older entries.
import { type Flow, stepsOf } from '../shell/flow/flow.ts';

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

export type PagesState<T> =
  | ({ readonly at: 'shown' } & Page<T>)
  /** Older entries are on their way. */
  | ({ readonly at: 'loading' } & Page<T>)
  | ({ readonly at: 'failed' } & Page<T>);

export type PagesEvent<T> =
  | { readonly type: 'olderTapped' }
  | { readonly type: 'pageArrived'; readonly page: Page<T> }
  | { readonly type: 'loadingFailed' };

export interface PagesEffect {
  readonly do: 'loadOlder';
  readonly cursor: string;
}

/** Returns the flow of a list, which starts with its first page. */
export function olderPagesFlow<T>(
  name: string,
  { items, nextCursor }: Page<T>,
): Flow<PagesState<T>, PagesEvent<T>, PagesEffect> {
  const to = stepsOf<PagesState<T>, PagesEffect>();
  const loadOlder = ({ items: known, nextCursor: cursor }: PagesState<T>) =>
    cursor === null
      ? to({ at: 'shown', items: known, nextCursor: cursor })
      : to({ at: 'loading', items: known, nextCursor: cursor }, { do: 'loadOlder', cursor });
  return {
    name,
    start: to({ at: 'shown', items, nextCursor }),
    broken: { shown: null, loading: (state) => to({ ...state, at: 'failed' }), failed: null },
    on: {
      shown: { olderTapped: loadOlder },
      loading: {
        pageArrived: ({ items: known }, { page }) =>
          to({ at: 'shown', items: [...known, ...page.items], nextCursor: page.nextCursor }),
        loadingFailed: (state) => to({ ...state, at: 'failed' }),
      },
      failed: { olderTapped: loadOlder },
    },
  };
}
