// The system of a device, by its signs: it decides which download fits.
import type { DeviceSigns } from '../../shell/shell.ts';

export interface DeviceSystem {
  readonly os: 'ios' | 'android' | 'other';
  /** Major version of iOS; null where no sign tells. */
  readonly iosVersion: number | null;
}

const number = (found: RegExpExecArray | null): number | null => (found ? Number(found[1]) : null);

/** An iPad calls itself a Macintosh; its Safari has the version of iOS. */
export function systemOf({ userAgent, touchPoints }: DeviceSigns): DeviceSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return { os: 'ios', iosVersion: number(/ OS (\d{1,3})[_ ]/.exec(userAgent)) };
  if (/Macintosh/.test(userAgent) && touchPoints > 1)
    return { os: 'ios', iosVersion: number(/ Version\/(\d{1,3})\./.exec(userAgent)) };
  return { os: /Android/.test(userAgent) ? 'android' : 'other', iosVersion: null };
}

/** Chrome itself, not a browser that is built on it. */
export const isChrome = (userAgent: string): boolean =>
  /\bChrome\/|\bCriOS\//.test(userAgent) &&
  !/\b(?:EdgA?|OPR|SamsungBrowser|UCBrowser|YaBrowser|MiuiBrowser|HuaweiBrowser|Vivaldi)\/|; wv\)/.test(userAgent);

/** The names of iOS browsers that leave out the version of Safari. */
const browserNames = 'CriOS|FxiOS|EdgiOS|OPT|OPiOS|OPX|Focus|DuckDuckGo|Ddg|Brave|UCBrowser|YaBrowser|Whale|Vivaldi';
const namedBrowser = new RegExp(`\\b(?:${browserNames})/`);

/** Snapchat says "like Safari/" of its own view. */
const namesSafari = (userAgent: string): boolean => / Safari\//.test(userAgent.replace(/\blike Safari\//g, ''));

/**
 * A view of the web inside another app, on iOS: Safari and the browsers that are built on it say so, a view says nothing or names its app.
 * Nobody asks on the home screen, where an installed site has a view's name @assumed.
 */
export const isIosWebView = (userAgent: string): boolean =>
  !namesSafari(userAgent) || !(/\bVersion\/\d/.test(userAgent) || namedBrowser.test(userAgent));

/** Safari itself, not another browser of iOS: those have their own names beside it. */
export const isIosSafari = (userAgent: string): boolean =>
  !isIosWebView(userAgent) && !namedBrowser.test(userAgent) && !/\bLine\b/.test(userAgent);

/** The address that opens a page in Chrome; null where the system has no way to it. */
export function chromeAddress({ os }: DeviceSystem, page: string): string | null {
  const url = new URL(page);
  const rest = url.href.slice(url.origin.length);
  const scheme = url.protocol.slice(0, -1);
  if (os === 'android')
    return `intent://${url.host}${rest}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(url.href)};end`;
  if (os !== 'ios') return null;
  return `${scheme === 'https' ? 'googlechromes' : 'googlechrome'}://${url.host}${rest}`;
}
