// The way out of another app's browser.
import type { HostApp } from './in-app-browser.ts';

const isAndroid = (userAgent: string): boolean => /\bAndroid\b/.test(userAgent);
const isIos = (userAgent: string): boolean => /\b(?:iPhone|iPad|iPod)\b/.test(userAgent);

/**
 * The address that opens `page` in the browser proper; null where there is none and the address has to be copied. LINE reads a parameter
 * of its own (https://developers.line.biz/en/docs/line-login/using-line-url-scheme/), Android an intent, iOS Safari's own scheme.
 */
export function externalBrowserAddress(app: HostApp, userAgent: string, page: string): string | null {
  const url = new URL(page);
  if (app === 'line') {
    url.searchParams.set('openExternalBrowser', '1');
    return url.href;
  }
  const rest = url.href.slice(url.origin.length);
  const scheme = url.protocol.slice(0, -1);
  if (isAndroid(userAgent))
    return `intent://${url.host}${rest}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(url.href)};end`;
  return isIos(userAgent) ? `x-safari-${url.href}` : null;
}
