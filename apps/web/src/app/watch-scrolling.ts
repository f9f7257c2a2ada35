// Tells the queue of overlays while the person scrolls the page.
import type { OverlayQueue } from '../shell/overlays/create-overlays.ts';

/** Milliseconds without a movement after which a page is at rest @assumed. */
const REST_MS = 1000;

/** Watches the page's own scrolling; rows that move by themselves inside it do not count. */
export function watchScrolling(
  view: Pick<Window, 'addEventListener'>,
  queue: Pick<OverlayQueue, 'setScrolling' | 'isScrolling'>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  view.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => queue.setScrolling(false), REST_MS);
      if (!queue.isScrolling()) queue.setScrolling(true);
    },
    { passive: true },
  );
}
