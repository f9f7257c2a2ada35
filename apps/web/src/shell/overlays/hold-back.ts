// Holds back what comes by itself: until the law has had its say, and while the page is scrolled.
import type { Shell } from '../shell.ts';
import type { HoldBack, OverlayQueue } from './create-overlays.ts';
import { atOnce, awaited } from './queue.rules.ts';

/** Milliseconds for which the others wait, at most, for the answer whether consent is asked for @assumed. */
const LONGEST_MS = 5000;

export interface HeldPrompts {
  readonly holdBack: HoldBack;
  readonly setScrolling: (isScrolling: boolean) => void;
  readonly isScrolling: () => boolean;
}

/**
 * Begins when the page is idle, before anything comes by itself. While it is not known whether consent is asked for, nothing
 * opens that no action of the person's has caused. While its sheet waits for a page that it may lie over, the rest waits with it,
 * but for what tells that the site cannot be used @assumed.
 */
export function holdBackPrompts(
  { events }: Pick<Shell, 'events'>,
  queue: Pick<OverlayQueue, 'holdBackBy'>,
): HeldPrompts {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isScrolling = false;
  const holdBack: HoldBack = ({ kind, isDue }, waiting) => {
    if (atOnce.has(kind) || isDue) return null;
    const isLegal = kind === 'legal';
    if (timer !== undefined && !isLegal) return 'unknown';
    if (awaited.has(kind)) return null;
    if (isScrolling) return 'scrolling';
    return !isLegal && waiting.some((other) => other.kind === 'legal') ? 'consent' : null;
  };
  const look = (): void => queue.holdBackBy(holdBack);
  const wait = (isRunning: boolean): void => {
    clearTimeout(timer);
    timer = isRunning ? setTimeout(wait, LONGEST_MS, false) : undefined;
    look();
  };
  events.on('consentCheck', ({ isRunning }) => wait(isRunning));
  wait(true);
  return {
    holdBack,
    isScrolling: () => isScrolling,
    setScrolling: (is) => {
      isScrolling = is;
      look();
    },
  };
}
