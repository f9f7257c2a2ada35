// Lets time leap on a page whose clock is installed.
import { expect, type Page, type Request } from '@playwright/test';

/** Watches the page's requests from now on, and answers how to leap once none is under way: one that is would run out of its own time. */
export function leaper(page: Page, ms: number): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  return async () => {
    await expect.poll(() => underWay.size).toBe(0);
    await page.clock.fastForward(ms);
  };
}
