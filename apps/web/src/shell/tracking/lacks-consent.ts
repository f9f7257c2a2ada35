// Whether other companies may be told of somebody only after they have been asked.
import type { Shell } from '../shell.ts';
import { CONSENT } from './tracking-keys.ts';

/**
 * True where the region asks for consent, and this person has given none, has refused, or has not been asked yet.
 * @param member id of the member who is here; null for a visitor
 */
export function lacksConsent({ store, settings }: Pick<Shell, 'store' | 'settings'>, member: string | null): boolean {
  const kept = store.read(CONSENT);
  if (!kept) return settings.consent === true;
  return kept.choice === 'refused' || (kept.member !== undefined && kept.member !== member);
}
