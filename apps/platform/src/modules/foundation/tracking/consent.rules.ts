// Decides whether anybody else may be told of a person. Pure.
import type { InputOf } from '@foyer/contract';
import type { TrackingSettings } from '../../../merchants/tracking.ts';

interface Asking {
  readonly tracking: Pick<TrackingSettings, 'consent'>;
  readonly defaultCountry: string;
}

/** A visitor whose country nobody knows counts as one of the operator's own country @assumed. */
export const isAsked = ({ tracking, defaultCountry }: Asking, region: string | null): boolean =>
  tracking.consent.regions.some((asked) => asked === '*' || asked === (region ?? defaultCountry));

/** A device says that nobody asked it: where the region asks, this is no consent. A consent to an earlier version is none either. */
export const mayTell = (
  merchant: Asking,
  region: string | null,
  { consent, version }: Pick<InputOf<'track.events'>, 'consent' | 'version'>,
): boolean => {
  if (consent === 'refused') return false;
  if (consent === 'accepted' && version === merchant.tracking.consent.version) return true;
  return !isAsked(merchant, region);
};
