// Knows whether a finger is on the screen: what is replaced under it loses its tap.

/** A finger that rests longer than this taps nothing any more @assumed. */
const TAP_MS = 1000;
/** The click follows the lifted finger within this time, or there is none @assumed. */
const CLICK_MS = 100;

/**
 * Watches the window's fingers.
 * @returns a function whose promise resolves once no tap is under way: at once where no finger is down, else after its click, or when it
 * scrolls or rests
 */
export function watchFinger(view: Pick<Window, 'addEventListener'>): () => Promise<void> {
  let waiting: (() => void)[] = [];
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => {
    isDown = false;
    for (const go of waiting) go();
    waiting = [];
  };
  for (const name of ['pointerdown', 'pointerup', 'pointercancel'])
    view.addEventListener(
      name,
      () => {
        isDown ||= name === 'pointerdown';
        clearTimeout(timer);
        timer = setTimeout(release, name === 'pointerdown' ? TAP_MS : CLICK_MS);
      },
      true,
    );
  return () => new Promise((resolve) => (isDown ? waiting.push(resolve) : resolve()));
}
