// The notice for browsers below the targets: a bar on every page, and a page behind it.
import { escapeHtml } from './html.ts';
import type { SiteText } from './site-texts.ts';

/** Address of the page that says what to do. */
export const OLD_BROWSER_PATH = '/m/unsupported';

/** Class of the document in such a browser. */
export const OLD_CLASS = 'old-browser';

/** WeakRef came with iOS 14.5, and with Chrome two releases before our oldest; modules are what the app is made of. */
export const oldBrowserScript = `if(!self.WeakRef||!('noModule' in HTMLScriptElement.prototype))document.documentElement.className+=' ${OLD_CLASS}'`;

/** The bar, hidden until the script shows it. */
export const oldBrowserBar = (text: SiteText): string =>
  `<p class="site-bar old-bar">${escapeHtml(text('browserBar'))} <a href="${OLD_BROWSER_PATH}">${escapeHtml(text('browserMore'))}</a></p>`;
