// Tells the queue of overlays while the person scrolls the page.
import type { HeldPrompts } from '../shell/overlays/hold-back.ts';

/** Milliseconds without a movement after which a page is at rest @assumed. */
const REST_MS = 1000;

/** Watches the page's own scrolling; rows that move by themselves inside it do not count. */
export function watchScrolling(
  view: Pick<Window, 'addEventListener'>,
  held: Pick<HeldPrompts, 'setScrolling' | 'isScrolling'>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  view.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => held.setScrolling(false), REST_MS);
      if (!held.isScrolling()) held.setScrolling(true);
    },
    { passive: true },
  );
}
