// A person who has set the browser's letters to twice their size.
import { type CDPSession, expect, type Page } from '@playwright/test';

/** The browser's own setting, in pixels. */
const DEFAULT_FONT_SIZE_PX = 16;

interface Setting {
  readonly scale: number;
  readonly protocol: CDPSession;
}
/** What each page has now. */
const settings = new WeakMap<Page, Setting>();

/** Sets the browser's font size, as its settings do: `rem` and the `em` of media queries follow. It stays over page loads. */
export async function setTextScale(page: Page, scale: number): Promise<void> {
  const now = settings.get(page);
  if ((now?.scale ?? 1) === scale) return;
  const protocol = now?.protocol ?? (await page.context().newCDPSession(page));
  settings.set(page, { scale, protocol });
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: DEFAULT_FONT_SIZE_PX * scale } });
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
