// The headers of every page. They allow inline code by hash, so page and header agree in any cache.
import { createHash } from 'node:crypto';
import type { IdentitySources } from '../src/shell/identity/sources.ts';
import { chatOrigins } from '../src/shell/navigation/chat-origins.ts';
import { gameOrigins } from '../src/shell/navigation/safe-target.ts';

/** CSP source of an inline script or style: the hash of its exact text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Names of the policies that may make trusted values: one of ours, for the addresses of our worker, chunks and the operator's scripts. */
export const TRUSTED_TYPES_POLICY = 'foyer';
/** DOMPurify's own, with which it reads an operator's HTML into a document of its own that runs and loads nothing. */
const CLEANER_POLICY = 'dompurify';
/**
 * The browser's default policy, which handles the plain addresses that a vendor's script loads; our policy allows the
 * operator's servers.
 */
const VENDOR_POLICY = 'default';

export interface PageSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins of the operator's image CDNs: pictures, also as files (PW-02), and the frame of the device helper. */
  readonly images: readonly string[];
  /**
   * Servers of the captcha's script: the site's own addresses widen nothing, and https servers are allowed by exactly
   * their origin.
   */
  readonly captchas: readonly string[];
  /** Origins of the operator's other domains, which a page asks when its own fails. */
  readonly domains: readonly string[];
  /** The sources that social accounts and phone-auth need; empty where the operator offers neither. */
  readonly identity: IdentitySources;
  /** True where the operator has a mini-game: its frame is the one page of the site that a page may frame. */
  readonly miniGame?: boolean;
  /** GL-04: sources of games, which open in a frame as a trial, and of the chat. */
  readonly games?: readonly string[];
}

/** The sources of an operator's games in frames. The site's own host serves games under one path, and frames no page beside them. */
export const gameFrames = (siteOrigin: string, gameHosts: readonly string[]): readonly string[] =>
  gameOrigins(siteOrigin, gameHosts).map((origin) => (origin === siteOrigin ? `${origin}/games/` : origin));

/** The chat's own host; on the site's own it is under the path of the games. */
export const chatFrames = (siteOrigin: string, chatHosts?: readonly string[]): readonly string[] =>
  chatOrigins(siteOrigin, chatHosts).filter((origin) => origin !== siteOrigin);

const origins = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    return url?.protocol === 'https:' ? [url.origin] : [];
  });

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy(sources: PageSources): string {
  const { scripts, styles, images, captchas, domains, identity, miniGame, games = [] } = sources;
  const vendors = origins(captchas);
  const foreign = [...vendors, ...identity.scripts];
  const frames = [...(miniGame ? ["'self'"] : []), ...games, ...images, ...identity.frames];
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...foreign],
    'style-src': ["'self'", ...styles, ...vendors, ...identity.styles],
    'img-src': ["'self'", 'data:', ...images, ...vendors],
    'connect-src': ["'self'", ...images, ...vendors, ...domains, ...identity.connects],
    // The mini-game, trials, the device helper of the image CDN, what an identity provider shows, and no other frame.
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY, CLEANER_POLICY, ...(foreign.length > 0 ? [VENDOR_POLICY] : [])],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()';

/** Headers of every answer of the site's own. */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/**
 * The page that a provider sends people back to stays in the group of its opener: with another policy than the provider's page the
 * browser would cut the two, and the opener would take the window for closed before its code has loaded.
 */
export const returnPageHeaders = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

/** Names under which a session or hand-off code travels in an address, and what a provider sends back with (RFC 9700, 4.2.4). */
const secretNames = ['token', 'tokens', 'code'];

/** True when the address carries something that no other site may read, and no cache in between may keep. */
export const carriesSecret = (query: URLSearchParams): boolean => secretNames.some((name) => query.has(name));

const namesSecret = (pair: string): boolean => carriesSecret(new URLSearchParams(pair));

/** Path and query of a request, byte for byte, without the parameters that no answer repeats. */
export function withoutSecrets(target: string): string {
  const [path = '', ...query] = target.split('?');
  const pairs = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !namesSecret(pair));
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

const HSTS = 'max-age=31536000';

/** Headers of a page whose address carries no secret, whatever its content. */
export const pageHeaders = (policy: string, scheme: 'http' | 'https') => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(scheme === 'https' && { 'strict-transport-security': HSTS }),
});
