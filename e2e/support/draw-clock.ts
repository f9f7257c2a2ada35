// The clock of the next draw, in a lottery's room.
import type { Page } from '@playwright/test';

/** Longer than two draws of the demo under test, on busy cores. */
export const DRAW_WAIT_MS = 60_000;
/** Enough of an issue left to fill in and send a slip without hurry. */
const ENOUGH_SECONDS = 9;

/** Waits until the draw before has left the stage, and the next one is far enough away for a bet. */
export async function awaitCalm(page: Page): Promise<void> {
  const isCalm = (enough: number): boolean => {
    if (document.querySelector('.stage')) return false;
    const clock = document.querySelector('[role="timer"]')?.textContent ?? '';
    const [, minutes = '0', seconds = '0'] = /(\d+)\s*:\s*(\d+)/.exec(clock) ?? [];
    return Number(minutes) * 60 + Number(seconds) > enough;
  };
  await page.waitForFunction(isCalm, ENOUGH_SECONDS, { polling: 200, timeout: DRAW_WAIT_MS });
}
