// A list that grows by a tap on "Show more".
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useFlow, useT } from '../../kit/shell-context.tsx';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { Button } from '../../ui/button.tsx';
import { type MoreEffect, type MoreEvent, moreFlow, type Page } from './more.flow.ts';

export interface MoreListProps<T> {
  readonly first: Page<T>;
  readonly next: (cursor: string) => Promise<Outcome<Page<T>>>;
  readonly children: (items: readonly T[]) => ReactNode;
}

/**
 * A list that grows by pages. A different first page, in another language for instance, replaces all items on the
 * screen.
 */
export function MoreList<T>(props: MoreListProps<T>) {
  return <Growing key={useKeyOf(props.first)} {...props} />;
}

function Growing<T>({ first, next, children }: MoreListProps<T>) {
  const t = useT();
  const [flow] = useState(() => moreFlow(first));
  const [state, send] = useFlow(flow, (effect: MoreEffect, dispatch: (event: MoreEvent<T>) => void) =>
    next(effect.cursor).then((outcome) =>
      dispatch(outcome.ok ? { type: 'pageCame', page: outcome.value } : { type: 'pageFailed' }),
    ),
  );
  return (
    <>
      {children(state.items)}
      {state.nextCursor !== null && (
        <Button busy={state.at === 'loading'} block onClick={() => send({ type: 'moreTapped' })}>
          {t(
            state.at === 'loading'
              ? 'content.loadingMore'
              : state.at === 'failed'
                ? 'content.loadMoreFailed'
                : 'content.loadMore',
          )}
        </Button>
      )}
    </>
  );
}
