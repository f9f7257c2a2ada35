// A list that loads page by page: skeleton, empty and failed states, and the button for more.
import type { ReactNode } from 'react';
import { useStage } from '../room/room.context.ts';
import type { Paged } from '../room/room.state.ts';
import { LoadError } from './load-error.tsx';

interface ListFrameProps {
  readonly list: Paged<unknown>;
  readonly onMore: () => void;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

const SkeletonRows = () => (
  <>
    <div className="sk sk--row" />
    <div className="sk sk--row" />
    <div className="sk sk--row" />
  </>
);

export function ListFrame({ list, onMore, empty, children }: ListFrameProps) {
  const { texts } = useStage();
  // Known lines stay: an error stands under them.
  const error = list.at === 'failed' && <LoadError texts={texts} failure={list.failure} onRetry={onMore} />;
  if (error && list.items.length === 0) return error;
  if (list.at === 'ready' && list.items.length === 0) return <>{empty}</>;
  return (
    <div className="stack stack--10" aria-busy={list.at === 'loading'}>
      {children}
      {list.at === 'loading' && list.items.length === 0 && <SkeletonRows />}
      {error}
      {!error && list.nextCursor !== null && (
        <button type="button" className="btn btn--md btn--block" disabled={list.at === 'loading'} onClick={onMore}>
          {texts.t('more')}
        </button>
      )}
    </div>
  );
}
