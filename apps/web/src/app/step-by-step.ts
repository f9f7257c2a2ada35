// Does work that nobody waits for in steps, so that a tap has the browser to itself.

/** Milliseconds after a tap in which no step begins: what was tapped goes first. */
const QUIET_MS = 500;
/** Milliseconds for which taps, all together, may hold the steps up. */
const LONGEST_QUIET_MS = 3000;
/** Milliseconds after which a step begins in a browser that is always busy. */
const BUSY_MS = 1000;
/** Milliseconds between two steps where the browser does not tell when it is idle. */
const BETWEEN_MS = 50;

type StepView = Pick<Window, 'addEventListener' | 'removeEventListener' | 'requestIdleCallback'>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const whenIdle = (view: StepView): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (view.requestIdleCallback) view.requestIdleCallback(() => resolve(), { timeout: BUSY_MS });
    else setTimeout(resolve, BETWEEN_MS);
  });

/** Does each step when the browser is idle and nobody has just tapped. One that throws does not keep the others from running. */
export async function stepByStep(view: StepView, steps: readonly (() => void)[]): Promise<void> {
  let tappedAt = Number.NEGATIVE_INFINITY;
  let quietLeft = LONGEST_QUIET_MS;
  const onTap = (): void => {
    tappedAt = Date.now();
  };
  view.addEventListener('pointerdown', onTap, { capture: true, passive: true });
  for (const step of steps) {
    await whenIdle(view);
    for (
      let rest = tappedAt + QUIET_MS - Date.now();
      rest > 0 && quietLeft > 0;
      rest = tappedAt + QUIET_MS - Date.now()
    ) {
      const wait = Math.min(rest, quietLeft);
      quietLeft -= wait;
      await pause(wait);
    }
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
  view.removeEventListener('pointerdown', onTap, { capture: true });
}
