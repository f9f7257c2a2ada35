// Keeps the calls that a page makes by itself from the platform, since a page asks on while a browser is busy.
import { expect, type Page, type Request } from '@playwright/test';

interface HeldCalls {
  /**
   * Waits until a call with exactly this path and query is held. One that the page had begun by itself counts: what asks
   * for the same shares its answer.
   */
  readonly asks: (path: string) => Promise<void>;
  /** Lets the held calls and all later ones through. */
  readonly letThrough: () => void;
}

/**
 * Holds every new call of this page and waits for the answers to those on their way: from here on the page hears nothing
 * of the platform.
 */
export async function holdCalls(page: Page): Promise<HeldCalls> {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const held = new Set<Request>();
  await page.route('**/wps/**', async (route) => {
    held.add(route.request());
    await released;
    await route.continue();
  });
  const { origin } = new URL(page.url());
  const sent = (await page.requests()).filter((request) => request.url().includes('/wps/') && !held.has(request));
  await Promise.all(sent.map((request) => request.response()));
  return {
    asks: (path) => expect.poll(() => [...held].map((request) => request.url().slice(origin.length))).toContain(path),
    letThrough,
  };
}
