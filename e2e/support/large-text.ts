// A person who has set the browser's letters to twice their size.
import { expect, type Page } from '@playwright/test';
import { protocolOf } from './protocol.ts';

/** The browser's own setting, in pixels. */
const DEFAULT_FONT_SIZE_PX = 16;

/** The browser's size of letters at this scale, in pixels. */
export const fontSizeOf = (scale: number): number => DEFAULT_FONT_SIZE_PX * scale;

/** What each page has now. */
const scales = new WeakMap<Page, number>();

/** Sets the browser's font size, as its settings do: `rem` and the `em` of media queries follow. It stays over page loads. */
export async function setTextScale(page: Page, scale: number): Promise<void> {
  if ((scales.get(page) ?? 1) === scale) return;
  scales.set(page, scale);
  const protocol = await protocolOf(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: fontSizeOf(scale) } });
}

export const enlarge = (page: Page): Promise<void> => setTextScale(page, 2);

/** Nothing on the page is wider than the screen, and no button than its frame. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['the page'] : [];
    const buttons = Array.from(document.querySelectorAll('main button')).filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    return [...wide, ...buttons.map(({ textContent }) => textContent)];
  });
  expect(cut).toEqual([]);
}
