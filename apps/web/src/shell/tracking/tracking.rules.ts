// SN-07, SN-08: the pixel-tracking object of a visitor, and Facebook's two ids in Meta's own format.
import type { Marketing } from './marketing.ts';
import { trackingTable } from './tracking.table.ts';

export type PixelTrack = Readonly<Record<string, string>>;

/** With Meta's prefix it stays within what the wire takes. */
const MAX_CLICK = 1000;

export interface TrackingSources {
  /** Marketing values that have not run out. */
  readonly marketing: Marketing;
  readonly cookie: (name: '_fbc' | '_fbp') => string | null;
}

/** Every id under its key: the newest of its names, then what a cookie holds, then what its click tells. */
export function pixelTrackOf({ marketing, cookie }: TrackingSources): PixelTrack {
  const { fbclid } = marketing;
  const clicked = fbclid && isClick(fbclid.value) ? fbcOf(fbclid.value, fbclid.at) : null;
  const found = trackingTable.flatMap(({ key, names, cookie: cookieName }) => {
    const entries = names.flatMap((name) => marketing[name] ?? []).sort((one, other) => other.at - one.at);
    const ofCookie = cookieName ? cookie(cookieName) : null;
    const value = entries[0]?.value ?? ofCookie ?? (key === 'fbc' ? clicked : null);
    return value ? [[key, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Meta's format is version.subdomainIndex.creationTime.id; 1 is the index of a domain as people type it. */
const PREFIX = 'fb.1';

export const isClick = (fbclid: string): boolean => fbclid !== '' && fbclid.length <= MAX_CLICK;

/** Id of a click, made of the `fbclid` of the address and the moment it came. */
export const fbcOf = (fbclid: string, at: number): string => `${PREFIX}.${at}.${fbclid}`;

/** Id of a browser: a random number of ten digits. */
export const fbpOf = (random: number, now: number): string =>
  `${PREFIX}.${now}.${String(Math.floor(random * 1e10)).padStart(10, '0')}`;

/** The click that a kept `fbc` stands for. */
export const clickOf = (fbc: string): string => fbc.split('.').slice(3).join('.');
