// IN-01, IN-02: where the install panel comes, what it offers, and what the guide shows.
import type { DeviceSystem } from '../../kit/install/device-system.rules.ts';
import { isChrome, isIosSafari, isIosWebView } from '../../kit/install/device-system.rules.ts';
import { hostAppOf } from '../../shell/device/in-app-browser.ts';
import { INSTALLED_COUNT, MOST_REFUSALS } from './install.constants.ts';

/** IN-01: /, /m/home and /m/index.html. The web server redirects / to /m/, so no page has the first path. */
export const isPanelPath = (path: string): boolean => path === '/m/' || path === '/m/home' || path === '/m/index.html';

export interface PanelFacts {
  readonly path: string;
  readonly system: DeviceSystem;
  /** The browser has offered to install the site. */
  readonly hasPrompt: boolean;
  /** The site runs from the home screen, inside the operator's app, or has been installed here. */
  readonly isInstalled: boolean;
  /** Refused in this visit. */
  readonly isDismissed: boolean;
  /** How often it was refused on this device. */
  readonly dismissCount: number;
}

/** True where the panel may come at all, now or once the browser offers to install the site. */
export const mayOffer = ({ path, isInstalled, isDismissed, dismissCount }: Omit<PanelFacts, 'hasPrompt'>): boolean =>
  isPanelPath(path) && !isInstalled && !isDismissed && dismissCount < Math.min(MOST_REFUSALS, INSTALLED_COUNT);

/** True where the panel comes now: the browser can install the site, or the device is iOS. */
export const isOffered = (facts: PanelFacts): boolean =>
  mayOffer(facts) && (facts.hasPrompt || facts.system.os === 'ios');

/** The browser of another app, by its name or by what a browser proper would have said. It cannot add to the home screen. */
const isPartOfApp = (userAgent: string): boolean => hostAppOf(userAgent) !== null || isIosWebView(userAgent);

export interface PanelButtons {
  readonly hasApp: boolean;
  readonly hasWeb: boolean;
  readonly hasChrome: boolean;
}

/**
 * "Open in Chrome" stands where this browser is not Chrome: on Android, and in the browsers of other apps on iOS, which cannot add to the
 * home screen @assumed.
 */
export const panelButtons = (
  { os }: DeviceSystem,
  {
    userAgent,
    hasPrompt,
    hasLink,
  }: { readonly userAgent: string; readonly hasPrompt: boolean; readonly hasLink: boolean },
): PanelButtons => ({
  hasApp: hasLink,
  hasWeb: hasPrompt || os === 'ios',
  hasChrome: (os === 'android' && !isChrome(userAgent)) || (os === 'ios' && isPartOfApp(userAgent)),
});

/** Safari has had its share sign in the same place since iOS 13 @assumed. */
const CURRENT_IOS = 13;
/** Other browsers of iOS can add to the home screen since then @assumed. */
const OTHERS_FROM_IOS = 17;

/** IN-06: `inApp`: the page has to be opened in Safari first. */
export type GuideKind = 'current' | 'legacy' | 'inApp';

export function guideFor({ iosVersion }: DeviceSystem, userAgent: string): GuideKind {
  const version = iosVersion ?? CURRENT_IOS;
  const isOther = !isIosSafari(userAgent) && version < OTHERS_FROM_IOS;
  if (isPartOfApp(userAgent) || isOther) return 'inApp';
  return version < CURRENT_IOS ? 'legacy' : 'current';
}
