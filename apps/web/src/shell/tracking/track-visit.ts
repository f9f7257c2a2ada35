// Stores a visit's advertiser for a later registration.
import type { PageSettings } from '@foyer/contract';
import { FBC, FBP } from '../storage/keys.ts';
import type { StorageKey, Store } from '../storage/store.ts';
import { creditsAlone, namedIn, nextMarketing } from './marketing.rules.ts';
import { MARKETING, type Marketing } from './marketing.ts';
import { clickOf, fbcOf, fbpOf, isClick } from './tracking.rules.ts';

type Tracked = Pick<Store, 'read' | 'write' | 'remove'>;

export interface Visit {
  /** Query of the address that the visit came by. */
  readonly search: string;
  readonly creditedByHost: boolean;
  /** By the server's clock, in milliseconds. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** Values without a moment, of which none could run out. */
const UNDATED_PIXELS: StorageKey<never> = { name: 'pixel_track', area: 'local', shape: () => null };

/** SN-08: only a click that nothing stored knows makes an id; that of an old one runs out with its cookie. */
function keepFacebookIds(store: Tracked, fbclid: string | undefined, stored: Marketing, { now, random }: Visit): void {
  const fbc = store.read(FBC);
  const isNew = fbclid !== undefined && isClick(fbclid) && stored.fbclid?.value !== fbclid;
  if (isNew && (!fbc || clickOf(fbc) !== fbclid)) store.write(FBC, fbcOf(fbclid, now));
  if (!store.read(FBP)) store.write(FBP, fbpOf(random(), now));
}

function keepMarketing(store: Tracked, marketing: Marketing): void {
  if (Object.keys(marketing).length > 0) store.write(MARKETING, marketing);
  else store.remove(MARKETING);
}

/**
 * Tracks a visit. Where the operator asks for consent, no advertiser's value is kept before the consent, not even one
 * that was kept earlier. The value stays in the addresses of the visit. The source that brought the visitor needs no
 * consent: it is the operator's own data.
 */
export function trackVisit(store: Tracked, settings: Pick<PageSettings, 'consent'>, visit: Visit): void {
  const { search, creditedByHost, now } = visit;
  const stored = store.read(MARKETING) ?? {};
  const named = namedIn(search);
  const next = nextMarketing({ named, stored, creditedByHost, now });
  store.remove(UNDATED_PIXELS);
  if (settings.consent) {
    store.remove(FBC);
    store.remove(FBP);
    keepMarketing(store, creditsAlone(next));
    return;
  }
  keepFacebookIds(store, named.fbclid, stored, visit);
  keepMarketing(store, next);
}
