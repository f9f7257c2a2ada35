// Retries a failed load as soon as the network may be back, until it succeeds.

/** Events that may mean that the network is back: the browser reports it, or a person touches the page. */
const signs = ['online', 'pointerdown', 'keydown'];
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** The part of a window that tells about the network and about touches. */
export type SignView = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Resolves with the next sign of a network; without one after a pause that doubles with each try. */
export const nextChance = (view: SignView, tries: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      for (const sign of signs) view.removeEventListener(sign, done, true);
      resolve();
    };
    const timer = setTimeout(done, Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
    for (const sign of signs) view.addEventListener(sign, done, true);
  });

/** Loads until it has come; each further try waits for its chance. */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  chance: (tries: number) => Promise<void> = (tries) => nextChance(window, tries),
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      await chance(tries);
    }
  }
}
