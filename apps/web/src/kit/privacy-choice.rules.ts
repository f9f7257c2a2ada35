// Tells whether there is a choice of tracking that can be changed.
import type { Store } from '../shell/storage/store.ts';
import { CONSENT } from '../shell/tracking/tracking-keys.ts';

/** True where the region asks for a choice, or somebody has made one on this device: it can be changed at any time. */
export function hasPrivacyChoice(
  store: Pick<Store, 'read'>,
  settings: { readonly consent?: boolean | undefined },
): boolean {
  const kept = store.read(CONSENT);
  return kept ? kept.choice !== 'notAsked' : settings.consent === true;
}
