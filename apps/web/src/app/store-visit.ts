// Stores where a visit came from, by its address, and the platform's data about the visitor.

import { webclipFlag } from '../shell/device/device-kind.ts';
import type { Outcome } from '../shell/http/outcome.ts';
import { hostOf } from '../shell/navigation/host-of.ts';
import { keptFrom } from '../shell/navigation/kept-parameters.ts';
import { MERCHANT, WEBCLIP } from '../shell/storage/keys.ts';
import { affiliateOf, currentRegInfo, keepRegInfo } from '../shell/tracking/affiliate.ts';
import { statusQuery } from '../shell/tracking/status-query.ts';
import { trackVisit } from '../shell/tracking/track-visit.ts';
import { CONSENT, TRACK_ID } from '../shell/tracking/tracking-keys.ts';
import type { AppCore, ClientApp } from './client-app.ts';
import { catchUpLanguage } from './member-language.ts';

type Place = Pick<Location, 'host' | 'origin' | 'pathname'>;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** `crypto.randomUUID` is missing on plain http and in the oldest browsers. */
const uuid = (): string =>
  hex(crypto.getRandomValues(new Uint8Array(16))).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** SN-04, SN-05, SN-07, SN-10: keeps who brought the visitor, the marketing values, the merchant, the home-screen flag and the tracking id. */
export function storeVisitParameters(
  place: Place,
  { core: { store, search, clock, device }, shell: { settings } }: Pick<ClientApp, 'core' | 'shell'>,
): void {
  const domains = settings.domainList.map(({ domainName }) => hostOf(domainName));
  const now = clock.now();
  const stored = currentRegInfo(store, now);
  const affiliate = affiliateOf({ host: place.host, domains, query: keptFrom(search), stored, now });
  keepRegInfo(store, affiliate);
  const kept = store.read(CONSENT);
  // A refusal stays where the operator asks no more; the platform says where it counts for somebody else.
  const needsConsent = kept ? kept.choice === 'refused' : settings.consent;
  trackVisit(store, { consent: needsConsent }, { search, creditedByHost: affiliate.byHost, now, random: Math.random });
  store.write(MERCHANT, settings.merchant);
  const webclip = webclipFlag(device.signs());
  if (webclip) store.write(WEBCLIP, webclip);
  if (!store.read(TRACK_ID)) store.write(TRACK_ID, uuid());
}

/** Keeps all that a visit tells, its language with it. */
export function storeVisit({ location, navigator }: Window, app: ClientApp): void {
  catchUpLanguage(app.core.store, app.shell, navigator.languages);
  storeVisitParameters(location, app);
}

/** HT-10: asks what is true for this visitor. */
export async function fetchStatus(
  place: Place,
  core: Pick<AppCore, 'store' | 'loadNetwork'>,
): Promise<Outcome<unknown>> {
  const { transport } = await core.loadNetwork();
  return transport.sendUnchecked('system.status', statusQuery(core.store, place));
}
