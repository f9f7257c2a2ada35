// Knows whether a finger is on the screen: what is replaced under it loses its tap.
import { untilPast } from '../clock/next-task.ts';

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
  let until = 0;
  const on = (name: string, ms: number): void =>
    view.addEventListener(
      name,
      () => {
        until = Date.now() + ms;
      },
      true,
    );
  on('pointerdown', TAP_MS);
  on('pointerup', CLICK_MS);
  on('pointercancel', CLICK_MS);
  return () => untilPast(() => until);
}
