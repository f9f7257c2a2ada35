// Opens pages at each size of screen and text, and checks their layout by the rules of faults.ts.
import type { Page } from '@playwright/test';
import { setTextScale } from '../../e2e/support/large-text.ts';
import { faultsOf } from './faults.ts';
import { readLayout } from './read-layout.ts';
import type { Screen } from './sample.ts';

/** The settings of a page of phone size. */
export const phone: Screen = { width: 360, height: 740, scale: 1 };

export async function setScreen(page: Page, { width, height, scale }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await setTextScale(page, scale);
}

export const nameOf = ({ width, height, scale }: Screen): string => `${width} × ${height}, text ${scale * 100} %`;

/** One sentence for each fault of the page at these screens, which it keeps the last of. */
export async function faultsAt(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await setScreen(page, screen);
    const faults = faultsOf(await page.evaluate(readLayout));
    found.push(...faults.map(({ rule, text }) => `${nameOf(screen)}: ${rule}: ${text}`));
  }
  return found;
}
