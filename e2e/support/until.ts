// Waits for something in a page, without the scripts that Playwright puts into each document for the same: a fiftieth of a second of processor time each.
import type { Page } from '@playwright/test';

/** The pause after the first look; each is half as long again as the one before, up to the longest. */
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 150;

/** Resolves once `isSo`, which runs in the page, is true there; a page that goes on to another document is asked in that one. */
export async function until(page: Page, isSo: () => boolean): Promise<void> {
  const look = (): Promise<boolean> =>
    page.evaluate(isSo).catch((error: unknown) => {
      if (!/context was destroyed|Cannot find context/.test(String(error))) throw error;
      return false;
    });
  for (let pause = FIRST_PAUSE_MS; !(await look()); pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5))
    await new Promise((next) => setTimeout(next, pause));
}
