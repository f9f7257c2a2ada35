// A list that is fetched page by page: its skeleton, its empty and failed states, and the button for more.
/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useStage } from '../room/room.context.ts';
import type { Paged } from '../room/room.state.ts';
import { LoadError } from './load-error.tsx';

interface ListFrameProps {
  readonly list: Paged<unknown>;
  readonly onMore: () => void;
  readonly empty: ComponentChildren;
  readonly children: ComponentChildren;
}

const SkeletonRows = () => (
  <>
    <div class="sk sk--row" />
    <div class="sk sk--row" />
    <div class="sk sk--row" />
  </>
);

export function ListFrame({ list, onMore, empty, children }: ListFrameProps) {
  const { texts } = useStage();
  if (list.at === 'failed') return <LoadError failure={list.failure} onRetry={onMore} />;
  if (list.at === 'ready' && list.items.length === 0) return <>{empty}</>;
  return (
    <div class="stack stack--10" aria-busy={list.at === 'loading'}>
      {children}
      {list.at === 'loading' && list.items.length === 0 && <SkeletonRows />}
      {list.nextCursor !== null && (
        <button type="button" class="btn btn--md btn--block" disabled={list.at === 'loading'} onClick={onMore}>
          {texts.t('more')}
        </button>
      )}
    </div>
  );
}
