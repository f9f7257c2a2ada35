// What a visit tells about where the visitor came from, and what the platform tells about the visitor.
import type { Outcome } from '../shell/shell.ts';
import { MERCHANT, TRACK_ID } from '../shell/storage/keys.ts';
import { affiliateOf, keepRegInfo, REG_INFO } from '../shell/storage/reg-info.ts';
import { statusQuery } from '../shell/tracking/status-query.ts';
import { trackVisit } from '../shell/tracking/track-visit.ts';
import type { Ground, House } from './create-shell.ts';

type Place = Pick<Location, 'host' | 'origin' | 'pathname' | 'search'>;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** `crypto.randomUUID` is missing on plain http and in the oldest browsers. */
const uuid = (): string =>
  hex(crypto.getRandomValues(new Uint8Array(16))).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const hostOf = (domainName: string): string => domainName.replace(/^https?:\/\//, '').replace(/\/.*$/, '');

/** SN-04, SN-05, SN-07, SN-10: keeps the affiliate, the advertisers' ids, the marketing values, the merchant and the first visit's tracking id. */
export function keepVisit(
  place: Place,
  { ground: { store, kept, clock }, shell: { settings } }: Pick<House, 'ground' | 'shell'>,
): void {
  const domains = settings.domainList.map(({ domainName }) => hostOf(domainName));
  keepRegInfo(store, affiliateOf({ host: place.host, domains, query: kept, stored: store.read(REG_INFO) }));
  trackVisit(store, settings, { search: place.search, kept, now: clock.now(), random: Math.random });
  store.write(MERCHANT, settings.merchant);
  if (!store.read(TRACK_ID)) store.write(TRACK_ID, uuid());
}

/** HT-10: asks what is true for this visitor. */
export async function askStatus(place: Place, ground: Pick<Ground, 'store' | 'late'>): Promise<Outcome<unknown>> {
  const { transport } = await ground.late();
  return transport.tell('system.status', statusQuery(ground.store, place));
}
