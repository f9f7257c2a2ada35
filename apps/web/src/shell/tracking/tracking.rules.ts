// SN-07, SN-08: the pixel-tracking object of a visit, and Facebook's two ids in Meta's own format.
import { trackingTable } from './tracking.table.ts';

export type PixelTrack = Readonly<Record<string, string>>;

/** Click ids of today are longer than the parameters that stay in the address; anything else than these signs is dropped. */
const SHAPE = /^[A-Za-z0-9_.-]{1,512}$/;
/** With Meta's prefix it stays within what the wire takes. */
const MAX_CLICK = 480;

export interface TrackingSources {
  /** Of the address, stored marketing values filling its gaps. */
  readonly named: (name: string) => string | null | undefined;
  readonly cookie: (name: '_fbc' | '_fbp') => string | null;
  /** What earlier visits left. */
  readonly kept: PixelTrack;
}

/** Every id under its key: the newest click counts, then what a cookie holds, then what was kept. */
export function pixelTrackOf({ named, cookie, kept }: TrackingSources): PixelTrack {
  const found = trackingTable.flatMap(({ key, names, cookie: cookieName }) => {
    const candidates = [...names.map(named), cookieName && cookie(cookieName), kept[key]];
    const value = candidates.find((candidate) => candidate && SHAPE.test(candidate));
    return value ? [[key, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Meta's format is version.subdomainIndex.creationTime.id; 1 is the index of a domain as people type it. */
const PREFIX = 'fb.1';

export const isClick = (fbclid: string): boolean => SHAPE.test(fbclid) && fbclid.length <= MAX_CLICK;

/** Id of a click, made of the `fbclid` of the address. */
export const fbcOf = (fbclid: string, now: number): string => `${PREFIX}.${now}.${fbclid}`;

/** Id of a browser: a random number of ten digits. */
export const fbpOf = (random: number, now: number): string =>
  `${PREFIX}.${now}.${String(Math.floor(random * 1e10)).padStart(10, '0')}`;

/** The click that a kept `fbc` stands for. */
export const clickOf = (fbc: string): string => fbc.split('.').slice(3).join('.');
