// Checks an address from outside: backUrl, redirectUrl, a banner's link, a game's URL.
import type { PageSettings } from '@foyer/contract';
import { parseUrl } from './parse-url.ts';

export interface TargetRule {
  /** Origin of the page. */
  readonly origin: string;
  /** Origins outside that may be gone to; without it only pages under /m are safe. */
  readonly outside?: readonly string[];
}

/** Longest address anyone needs. */
const MAX_LENGTH = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const HOSTILE = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;
/** Slashes, backslashes, dots and control characters in disguise, anywhere in a path. */
const DISGUISED = /%(?:2f|5c|2e|25|[01][0-9a-f]|7f)/i;

const isInside = (path: string): boolean => path === '/m' || path.startsWith('/m/');

function insidePath(url: URL, raw: string): string | null {
  const path = raw.startsWith('/') ? (raw.split(/[?#]/, 1)[0] ?? '') : url.pathname;
  // The path as written must be the path as understood: no dots, no doubled slashes, nothing to resolve.
  if (path.includes('//') || path !== url.pathname || !isInside(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * Paths under the site that lead out of the app. A site with one host only serves its games, sandboxed, under the
 * first; the second redirects to a provider of social accounts.
 */
const leadsOut = ['/games/', '/wps/identity/authorize/'] as const;

/** The address made safe, or null. Inside: path, query and fragment under /m. Outside: the full address on a listed origin. */
export function safeTarget(raw: string | null | undefined, rule: TargetRule): string | null {
  if (!raw || raw.length > MAX_LENGTH || HOSTILE.test(raw)) return null;
  if (DISGUISED.test(raw.split(/[?#]/, 1)[0] ?? '')) return null;
  const absolute = /^https?:\/\/[^/]/i.test(raw);
  if (!absolute && (!raw.startsWith('/') || raw.startsWith('//'))) return null;
  const url = parseUrl(raw, rule.origin);
  if (!url || url.username || url.password) return null;
  if (!rule.outside) return url.origin === rule.origin ? insidePath(url, raw) : null;
  if (url.origin === rule.origin && !leadsOut.some((path) => url.pathname.startsWith(path))) return null;
  return rule.outside.includes(url.origin) ? url.href : null;
}

/** Names that lead to this machine and nowhere else. */
export const isLoopbackName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** Origins a game's address may have: the operator's list and the site's own `games.` and `vendor.` hosts, https but on this machine. */
export function gameOrigins(origin: string, listed: readonly string[]): readonly string[] {
  const site = new URL(origin);
  // An address in numbers takes no sub-host.
  const subHosts = ['games', 'vendor'].flatMap((name) => parseUrl(`${site.protocol}//${name}.${site.host}`) ?? []);
  const others = listed
    .flatMap((address) => parseUrl(address) ?? [])
    .filter((url) => url.protocol === 'https:' || isLoopbackName(url.hostname));
  return [...subHosts, site, ...others].map((url) => url.origin);
}

/** Pages of the providers of social accounts: a log-in may go there and come back. */
export const providerPages = ({ identity }: Pick<PageSettings, 'identity'>): readonly string[] =>
  identity?.channels.map(({ authorizeUrl }) => authorizeUrl) ?? [];
