// Pages that nobody looks at: laid out and not painted.
import type { BrowserContext, Page } from '@playwright/test';

interface Unpainted {
  /** The sheet that leaves the document unpainted, beside those that a journey adds. */
  unpainted?: CSSStyleSheet;
}

/**
 * Pages of the context are laid out and not painted until `setPainted`, which saves a tenth of what a journey costs and half of
 * what a walk through sizes does: a transparent document is not painted. It is as visible to a finger, a screen reader and a journey as
 * it was. Frames inside a page are as they are.
 */
export const leaveUnpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Browsers that were made old lack such sheets, and paint.
    if (window.parent !== window || !('replaceSync' in CSSStyleSheet.prototype)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
    (globalThis as Unpainted).unpainted = sheet;
  });

/** Paints the page, or leaves it unpainted again. A page without that sheet is always painted. */
export const setPainted = (page: Page, isPainted: boolean): Promise<void> =>
  page.evaluate((painted) => {
    const { unpainted } = globalThis as Unpainted;
    if (unpainted) unpainted.disabled = painted;
  }, isPainted);

/** Paints the pages that follow from their beginning: a browser reports no move of what is not painted. */
export const paintFromStart = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { unpainted } = globalThis as Unpainted;
    if (unpainted) unpainted.disabled = true;
  });
