// "Show more" under a list: a tap requests the next page, which is added to the list.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

export type MoreState<T> =
  | ({ readonly at: 'resting' } & Page<T>)
  | ({ readonly at: 'loading' } & Page<T>)
  | ({ readonly at: 'failed' } & Page<T>);

export type MoreEvent<T> =
  | { readonly type: 'moreTapped' }
  | { readonly type: 'pageCame'; readonly page: Page<T> }
  | { readonly type: 'pageFailed' };

export interface MoreEffect {
  readonly do: 'load';
  readonly cursor: string;
}

/** Returns the flow of one list, which starts with the screen's first page. */
export function moreFlow<T>({ items, nextCursor }: Page<T>): Flow<MoreState<T>, MoreEvent<T>, MoreEffect> {
  const to = stepsOf<MoreState<T>, MoreEffect>();
  const loadNext = (shown: Page<T>) =>
    shown.nextCursor === null
      ? to({ ...shown, at: 'resting' })
      : to({ ...shown, at: 'loading' }, { do: 'load', cursor: shown.nextCursor });
  return {
    name: 'more',
    start: to({ at: 'resting', items, nextCursor }),
    broken: {
      resting: null,
      loading: (shown) => to({ ...shown, at: 'failed' }),
      failed: null,
    },
    on: {
      resting: { moreTapped: loadNext },
      loading: {
        pageCame: (shown, { page }) =>
          to({ at: 'resting', items: [...shown.items, ...page.items], nextCursor: page.nextCursor }),
        pageFailed: (shown) => to({ ...shown, at: 'failed' }),
      },
      failed: { moreTapped: loadNext },
    },
  };
}
