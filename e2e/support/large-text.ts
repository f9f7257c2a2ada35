// A person who reads with letters twice as large.
import { expect, type Page } from '@playwright/test';

const DOUBLE = 2;

/** Doubles every size of letters and of their lines. */
export const enlarge = (page: Page): Promise<void> =>
  page.evaluate((factor) => {
    const now = getComputedStyle(document.documentElement);
    const root = Array.from(document.styleSheets)
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ':root');
    const sizes = root.flatMap(({ style }) => Array.from(style)).filter((name) => /^--(?:fs|lh)-/.test(name));
    const doubled = sizes.map((name) => `${name}:${Number.parseFloat(now.getPropertyValue(name)) * factor}px`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root:root{${doubled.join(';')}}`);
    document.adoptedStyleSheets = [sheet];
  }, DOUBLE);

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
