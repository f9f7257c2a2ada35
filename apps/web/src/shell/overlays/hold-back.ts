// Holds back what comes by itself: until the law has had its say, while the page is scrolled, and once a day has had its prompts.
import type { Shell } from '../shell.ts';
import type { HoldBack, OverlayQueue } from './create-overlays.ts';
import { countPrompt, hasPromptLeft, takesPrompt } from './prompt-budget.ts';
import { mayOpen } from './queue.rules.ts';

/** Milliseconds for which the others wait, at most, for the answer whether consent is asked for @assumed. */
const LONGEST_MS = 5000;

export interface HeldPrompts {
  readonly holdBack: HoldBack;
  readonly setScrolling: (isScrolling: boolean) => void;
  readonly isScrolling: () => boolean;
}

/**
 * Begins when the page is idle, before anything comes by itself. While it is not known whether consent is asked for, nothing
 * opens that no action of the person's has caused, but what tells that the site cannot be used. While its sheet waits for a page that
 * it may lie over, the rest waits with it, but for what somebody waits for @assumed.
 */
export function holdBackPrompts(
  shell: Pick<Shell, 'events' | 'settings' | 'store' | 'clock'>,
  queue: Pick<OverlayQueue, 'holdBackBy' | 'subscribe' | 'openOverlays'>,
): HeldPrompts {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isScrolling = false;
  const counted = new Set<number>();
  const holdBack: HoldBack = (entry, waiting) => {
    // What answers an action of the person's opens over a form in use, and waits for nothing here either.
    if (mayOpen(entry, [], { isBusy: true, hasToast: false })) return null;
    const isLegal = entry.kind === 'legal';
    const tellsFault = entry.kind === 'domain' && !entry.closable;
    if (timer !== undefined && !isLegal && !tellsFault) return 'unknown';
    // What somebody waits for opens while a toast is read.
    if (mayOpen(entry, [], { isBusy: false, hasToast: true })) return null;
    if (isScrolling) return 'scrolling';
    if (!isLegal && waiting.some((other) => other.kind === 'legal')) return 'consent';
    return takesPrompt(entry) && !counted.has(entry.id) && !hasPromptLeft(shell) ? 'budget' : null;
  };
  /** What was set aside and comes back counts once. */
  const countShown = (): void => {
    for (const entry of queue.openOverlays()) {
      if (!takesPrompt(entry) || counted.has(entry.id)) continue;
      counted.add(entry.id);
      countPrompt(shell);
    }
  };
  const look = (): void => queue.holdBackBy(holdBack);
  const wait = (isRunning: boolean): void => {
    clearTimeout(timer);
    timer = isRunning ? setTimeout(wait, LONGEST_MS, false) : undefined;
    look();
  };
  queue.subscribe(countShown);
  shell.events.on('consentCheck', ({ isRunning }) => wait(isRunning));
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
