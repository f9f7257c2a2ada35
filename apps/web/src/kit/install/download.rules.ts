// PD-01: which address downloads the app on this device, and how it opens.
import type { Download } from '@foyer/contract';
import { parseUrl } from '../../shell/navigation/parse-url.ts';
import type { DeviceSystem } from './device-system.rules.ts';

/** Longest address anyone needs. */
const MAX_LENGTH = 2048;
/** Nothing that is read in two ways: spaces, backslashes, control characters. */
const PLAIN = /^[^\s\\\p{Cc}]+$/u;
const FILE = /\.(?:ipa|apk|mobileconfig)$/i;
/** From this version on iOS asks in its settings by itself; older ones have to be told before. */
const TIPS_FROM_IOS = 17;

export interface DownloadTarget {
  readonly address: string;
  /** A file leaves the page where it is; anything else is a page of its own. */
  readonly window: 'same' | 'new';
}

export interface DownloadRule {
  /** Origin of the page. */
  readonly origin: string;
  /** The operator's list of origins; only https counts. */
  readonly hosts: readonly string[];
}

/** The address made safe; null where it is neither on the site itself nor, by https, on a listed host. */
export function downloadTarget(url: string, { origin, hosts }: DownloadRule): DownloadTarget | null {
  const address = url.length <= MAX_LENGTH && PLAIN.test(url) ? parseUrl(url, origin) : null;
  if (!address || address.username || address.password) return null;
  const isListed = address.protocol === 'https:' && hosts.some((host) => parseUrl(host)?.origin === address.origin);
  if (address.origin !== origin && !isListed) return null;
  return { address: address.href, window: FILE.test(address.pathname) ? 'same' : 'new' };
}

export interface DownloadLinks {
  /** The app for this device. */
  readonly app: DownloadTarget;
  /** The setup profile, which older iOS gets in place of the app. */
  readonly profile: DownloadTarget | null;
}

/** The links of this device; null where none is suitable. */
export function linksFor(
  downloads: readonly Download[],
  { os }: DeviceSystem,
  rule: DownloadRule,
): DownloadLinks | null {
  const find = (type: Download['resourceType']): DownloadTarget | null => {
    const row = downloads.find(({ resourceType }) => resourceType === type);
    return row ? downloadTarget(row.url, rule) : null;
  };
  if (os === 'other') return null;
  const profile = os === 'ios' ? find('MOBILECONFIG') : null;
  const app = (os === 'ios' ? find('IOS') : find('Android')) ?? profile;
  return app && { app, profile };
}

/** What a person reads around a download. `tipAfter`: once the page has the focus again; `settingsFirst`: before the setup profile. */
export type DownloadAdvice = 'tipAfter' | 'settingsFirst' | 'none';

/** A store needs no advice: only what is installed from a file does @assumed. */
export function adviceFor({ os, iosVersion }: DeviceSystem, { app, profile }: DownloadLinks): DownloadAdvice {
  if (os !== 'ios' || (app.window === 'new' && profile === null)) return 'none';
  return iosVersion === null || iosVersion >= TIPS_FROM_IOS ? 'tipAfter' : 'settingsFirst';
}
