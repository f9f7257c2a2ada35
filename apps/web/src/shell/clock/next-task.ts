// Lets the browser do what waits: paint, answer a tap, or go to another page.

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const LOOK_AGAIN_MS = 50;

/** Resolves once the time, in ms since 1970, has passed; it may move on meanwhile. */
export async function untilPast(time: () => number): Promise<void> {
  while (Date.now() < time()) await new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS));
}
