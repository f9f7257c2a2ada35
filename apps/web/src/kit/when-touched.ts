// Delays work until somebody touches the page.

/** Nobody touched the page for this long: what a tap may need is fetched all the same. */
export const QUIET_MS = 5000;
/** Left in peace for so long, the page has had what it cannot do without. */
export const REST_MS = 2000;

/**
 * Does the work at the first touch or key, or when the page has been left in peace for a while: the line belongs to the pictures first.
 * `touched` tells which of them it was.
 */
export function whenTouchedOrQuiet(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  work: (touched: boolean) => void,
  quietMs = QUIET_MS,
): void {
  const touches = ['pointerdown', 'keydown'] as const;
  const begin = (touched: boolean): void => {
    clearTimeout(timer);
    for (const touch of touches) view.removeEventListener(touch, onTouch, { capture: true });
    work(touched);
  };
  const onTouch = (): void => begin(true);
  const timer = setTimeout(() => begin(false), quietMs);
  for (const touch of touches) view.addEventListener(touch, onTouch, { capture: true, passive: true });
}
