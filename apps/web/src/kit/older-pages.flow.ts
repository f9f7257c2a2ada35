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

/**
 * Returns the flow of a list, which starts with its first page.
 * @param onShown what to do once a page of it is on the screen
 */
export function olderPagesFlow<T, X = never>(
  name: string,
  first: Page<T>,
  onShown: (page: Page<T>) => readonly X[] = () => [],
): Flow<PagesState<T>, PagesEvent<T>, PagesEffect | X> {
  const to = stepsOf<PagesState<T>, PagesEffect | X>();
  const loadOlder = ({ items: known, nextCursor: cursor }: PagesState<T>) =>
    cursor === null
      ? to({ at: 'shown', items: known, nextCursor: cursor })
      : to({ at: 'loading', items: known, nextCursor: cursor }, { do: 'loadOlder', cursor });
  return {
    name,
    start: to({ at: 'shown', items: first.items, nextCursor: first.nextCursor }, ...onShown(first)),
    broken: { shown: null, loading: (state) => to({ ...state, at: 'failed' }), failed: null },
    on: {
      shown: { olderTapped: loadOlder },
      loading: {
        pageArrived: ({ items: known }, { page }) =>
          to({ at: 'shown', items: [...known, ...page.items], nextCursor: page.nextCursor }, ...onShown(page)),
        loadingFailed: (state) => to({ ...state, at: 'failed' }),
      },
      failed: { olderTapped: loadOlder },
    },
  };
}
