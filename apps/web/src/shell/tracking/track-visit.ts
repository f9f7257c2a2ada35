// Keeps what a visit says about the advertiser that brought it, for a registration that may come later.
import type { PageSettings } from '@foyer/contract';
import { type Kept, MARKETING } from '../navigation/kept-parameters.ts';
import { FBC, FBP, PIXEL_TRACK } from '../storage/keys.ts';
import type { Store } from '../storage/store.ts';
import { clickOf, fbcOf, fbpOf, isClick, pixelTrackOf } from './tracking.rules.ts';

type Tracked = Pick<Store, 'read' | 'write' | 'remove'>;

export interface Visit {
  /** Query of the address. */
  readonly search: string;
  /** Parameters of the address that stay, with the stored marketing values. */
  readonly kept: Kept;
  /** By the server's clock, in milliseconds. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** SN-08: the same click keeps its first moment; a new one takes its place. */
function keepFacebookIds(store: Tracked, fbclid: string | null | undefined, { now, random }: Visit): void {
  const fbc = store.read(FBC);
  if (fbclid && isClick(fbclid) && (!fbc || clickOf(fbc) !== fbclid)) store.write(FBC, fbcOf(fbclid, now));
  if (!store.read(FBP)) store.write(FBP, fbpOf(random(), now));
}

/** Also what was kept before the operator began to ask. */
function forgetAdvertisers(store: Tracked): void {
  store.remove(FBC);
  store.remove(FBP);
  store.remove(PIXEL_TRACK);
  store.remove(MARKETING);
}

/** Where the operator asks for consent, nothing of an advertiser is kept before it is given; it stays in the addresses of the visit. */
export function trackVisit(store: Tracked, settings: Pick<PageSettings, 'consent'>, visit: Visit): void {
  if (settings.consent) {
    forgetAdvertisers(store);
    return;
  }
  const query = new URLSearchParams(visit.search);
  const named = (name: string) => query.get(name) ?? visit.kept[name];
  keepFacebookIds(store, named('fbclid'), visit);
  const cookie = (name: '_fbc' | '_fbp') => store.read(name === '_fbc' ? FBC : FBP);
  store.write(MARKETING, visit.kept);
  store.write(PIXEL_TRACK, pixelTrackOf({ named, cookie, kept: store.read(PIXEL_TRACK) ?? {} }));
}
