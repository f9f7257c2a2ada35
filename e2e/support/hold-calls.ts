// Keeps the calls that a page makes by itself from the platform, since a page asks on while a browser is busy.
import type { Page, Request } from '@playwright/test';

/**
 * Holds every new call of this page and waits for the answers to those on their way: from here on the page hears nothing
 * of the platform.
 * @returns what lets the held calls and all later ones through
 */
export async function holdCalls(page: Page): Promise<() => void> {
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
  const sent = (await page.requests()).filter((request) => request.url().includes('/wps/') && !held.has(request));
  await Promise.all(sent.map((request) => request.response()));
  return letThrough;
}
