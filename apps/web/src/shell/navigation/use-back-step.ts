// Back closes what lies over the page, apart from the queue of overlays.
import { useEffect } from 'react';
import type { Navigation } from '../shell.ts';

/** While `isOver`; `close` keeps its identity. */
export function useBackStep({ openStep }: Pick<Navigation, 'openStep'>, isOver: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOver) return;
    return openStep(() => {
      close();
      return true;
    });
  }, [openStep, isOver, close]);
}
