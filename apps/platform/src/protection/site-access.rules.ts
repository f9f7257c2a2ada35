// Decides whether an operator's site is open to a visitor: by the visitor's region and by maintenance.
import type { Call } from '@foyer/contract';
import type { Merchant } from '../merchants/merchant.ts';
import type { Region } from '../ports/region.ts';
import { Refusal } from '../refusal.ts';

/** The reasons that close the site to one visitor at one moment. */
export interface SiteAccess {
  readonly isRegionRestricted: boolean;
  readonly isInMaintenance: boolean;
}

/** Wait in seconds that a maintenance without an announced end names @assumed. */
const MAINTENANCE_RETRY_SECONDS = 60;

const isRegionRestricted = (
  { blockedRegions, unreadableRegion }: Pick<Merchant, 'blockedRegions' | 'unreadableRegion'>,
  { country, isUnreadable }: Region,
): boolean => (country === null ? isUnreadable && unreadableRegion === 'closed' : blockedRegions.includes(country));

const isAfter = (moment: string | null, now: Date): boolean => moment !== null && Date.parse(moment) > now.getTime();

/** A maintenance whose end is past is over, even where nobody switched it off; a planned one has not begun. */
export const isInMaintenance = (
  { maintenance: { on, from, end } }: Pick<Merchant, 'maintenance'>,
  now: Date,
): boolean => on && !isAfter(from ?? null, now) && (end === null || isAfter(end, now));

/** How long before it begins a planned maintenance is announced @assumed. */
const ANNOUNCED_MS = 24 * 3_600_000;

/** When a planned maintenance begins, from a day before on; null: none is near. */
export const plannedMaintenance = (
  { maintenance: { on, from } }: Pick<Merchant, 'maintenance'>,
  now: Date,
): string | null =>
  on && from !== undefined && isAfter(from, now) && Date.parse(from) - now.getTime() <= ANNOUNCED_MS ? from : null;

export const siteAccess = (
  merchant: Pick<Merchant, 'blockedRegions' | 'unreadableRegion' | 'maintenance'>,
  region: Region,
  now: Date,
): SiteAccess => ({
  isRegionRestricted: isRegionRestricted(merchant, region),
  isInMaintenance: isInMaintenance(merchant, now),
});

const secondsUntilOpen = ({ maintenance }: Pick<Merchant, 'maintenance'>, now: Date): number =>
  maintenance.end === null
    ? MAINTENANCE_RETRY_SECONDS
    : Math.ceil((Date.parse(maintenance.end) - now.getTime()) / 1000);

/** The refusal of a call while the site is closed; null where it is served. Region comes first: waiting does not help @assumed. */
export const closedSiteRefusal = (
  merchant: Pick<Merchant, 'withdrawalWhileClosed' | 'maintenance'>,
  { isRegionRestricted, isInMaintenance }: SiteAccess,
  whileClosed: Call['whileClosed'],
  now: Date,
): Refusal | null => {
  if (whileClosed === 'always' || (whileClosed === 'withdrawal' && merchant.withdrawalWhileClosed)) return null;
  if (isRegionRestricted) return new Refusal('region.restricted');
  if (!isInMaintenance) return null;
  return new Refusal('maintenance', { retryAfterSeconds: secondsUntilOpen(merchant, now) });
};
