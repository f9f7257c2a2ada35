// What can wait for somebody to touch the page.

/** Nobody touched the page for this long: what a tap may need is fetched all the same. */
export const QUIET_MS = 5000;

/** Does the work at the first touch or key, or when the page has been left in peace for a while: the line belongs to the pictures first. */
export function whenTouchedOrQuiet(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  work: () => void,
): void {
  const touches = ['pointerdown', 'keydown'] as const;
  const begin = (): void => {
    clearTimeout(timer);
    for (const touch of touches) view.removeEventListener(touch, begin, { capture: true });
    work();
  };
  const timer = setTimeout(begin, QUIET_MS);
  for (const touch of touches) view.addEventListener(touch, begin, { capture: true, passive: true });
}
