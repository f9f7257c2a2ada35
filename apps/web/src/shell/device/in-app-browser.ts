// Browsers inside other apps: providers refuse to log people in there, so they are known before the tap, with a way out.

export type HostApp = 'facebook' | 'instagram' | 'tiktok' | 'line';

/** What each of them adds to the browser's name. Messenger counts as Facebook. */
const marks: readonly (readonly [HostApp, RegExp])[] = [
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB|IOS)\b|\[FB/],
  ['tiktok', /\b(?:musical_ly|BytedanceWebview|TikTok|trill)\b|\baweme\b/i],
  ['line', /\bLine\/\d/],
];

/** The app that this browser is part of, or null. */
export const hostAppOf = (userAgent: string): HostApp | null =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;

const isAndroid = (userAgent: string): boolean => /\bAndroid\b/.test(userAgent);
const isIos = (userAgent: string): boolean => /\b(?:iPhone|iPad|iPod)\b/.test(userAgent);

/**
 * The address that opens `page` in the browser proper; null where there is none and the address has to be copied. LINE reads a parameter
 * of its own (https://developers.line.biz/en/docs/line-login/using-line-url-scheme/), Android an intent, iOS Safari's own scheme.
 */
export function wayOut(app: HostApp, userAgent: string, page: string): string | null {
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
