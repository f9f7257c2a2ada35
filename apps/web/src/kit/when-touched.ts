// Delays work until somebody touches the page.

/** Milliseconds without a touch of the page until the code for a tap is fetched all the same. */
export const UNTOUCHED_MS = 5000;
/** Milliseconds without a touch after which a slow phone has the page's own files and pictures. */
export const IDLE_MS = 3000;

/**
 * Does the work at the first touch or key, or after a time without either: the network belongs to the pictures first.
 * `touched` tells which of the two it was.
 */
export function whenTouchedOrIdle(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  work: (touched: boolean) => void,
  idleMs = UNTOUCHED_MS,
): void {
  const touches = ['pointerdown', 'keydown'] as const;
  const begin = (touched: boolean): void => {
    clearTimeout(timer);
    for (const touch of touches) view.removeEventListener(touch, onTouch, { capture: true });
    work(touched);
  };
  const onTouch = (): void => begin(true);
  const timer = setTimeout(() => begin(false), idleMs);
  for (const touch of touches) view.addEventListener(touch, onTouch, { capture: true, passive: true });
}
