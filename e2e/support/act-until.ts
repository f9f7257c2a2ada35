// Repeats an act of a person until what it leads to has come.
import { expect } from '@playwright/test';

/** Milliseconds until a person who sees nothing happen acts again. */
const PATIENCE_MS = 3_000;

/**
 * Acts until `come`, a wait for what the act leads to, is over. A tap within the half second that a form stays locked
 * after a refusal does nothing. What comes late takes the fields of the act away: an act ends with it.
 */
export async function actUntil(come: Promise<unknown>, act: () => Promise<unknown>): Promise<void> {
  let isHere = false;
  const here = come.then(() => {
    isHere = true;
  });
  await expect(async () => {
    await Promise.race([here, act()]);
    await expect.poll(() => isHere, { timeout: PATIENCE_MS }).toBe(true);
  }).toPass();
}
