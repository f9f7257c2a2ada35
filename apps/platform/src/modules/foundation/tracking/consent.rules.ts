// Decides whether anybody else may be told of a person. Pure.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { TrackingSettings } from '../../../merchants/tracking.ts';

interface Asking {
  readonly tracking: Pick<TrackingSettings, 'consent'>;
  readonly defaultCountry: string;
}

/** A visitor whose country nobody knows counts as one of the operator's own country @assumed. */
export const isAsked = ({ tracking, defaultCountry }: Asking, region: string | null): boolean =>
  tracking.consent.regions.some((asked) => asked === '*' || asked === (region ?? defaultCountry));

type Chosen = OutputOf<'track.choose'>;

/**
 * The first recorded choice that counts here. One for an earlier version is asked for again; where nobody
 * asks, a refusal of an earlier version stays one @assumed.
 */
export const choiceOf = (merchant: Asking, region: string | null, recorded: readonly Chosen[]): Chosen | null =>
  recorded.find(
    ({ choice, version }) =>
      version === merchant.tracking.consent.version || (choice === 'refused' && !isAsked(merchant, region)),
  ) ?? null;

/**
 * A device says that nobody asked it: where the region asks, this is no consent. A consent to an earlier version is none either.
 * A recorded refusal decides until `track.choose` changes it, whatever a device says: another one knows nothing of it.
 */
export const mayTell = (
  merchant: Asking,
  region: string | null,
  { consent, version }: Pick<InputOf<'track.events'>, 'consent' | 'version'>,
  recorded: readonly Chosen[],
): boolean => {
  if (consent === 'refused' || choiceOf(merchant, region, recorded)?.choice === 'refused') return false;
  if (consent === 'accepted' && version === merchant.tracking.consent.version) return true;
  return !isAsked(merchant, region);
};
