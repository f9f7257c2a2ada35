// Waits for something in a page, without the scripts that Playwright puts into each document for the same: a fiftieth of a second of processor time each.
import type { Page } from '@playwright/test';

const LOOKS_EVERY_MS = 25;

/** Resolves once `isSo`, which runs in the page, is true there; a page that goes on to another document is asked in that one. */
export async function until(page: Page, isSo: () => boolean): Promise<void> {
  const look = (): Promise<boolean> =>
    page.evaluate(isSo).catch((error: unknown) => {
      if (!/context was destroyed|Cannot find context/.test(String(error))) throw error;
      return false;
    });
  while (!(await look())) await new Promise((next) => setTimeout(next, LOOKS_EVERY_MS));
}
