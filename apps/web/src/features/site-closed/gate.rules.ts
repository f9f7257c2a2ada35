// What the status of a visitor means for a page that is open already.
import type { PageSettings, Status } from '@foyer/contract';

export type Gate =
  | { readonly at: 'open' }
  | { readonly at: 'planned'; readonly from: string }
  | { readonly at: 'maintenance' | 'region' };

/** A plan further away is no news yet @assumed. */
const ANNOUNCED_MS = 86_400_000;

/** SW-03: what an operator's back end says in its settings counts as its status does. */
export function withSettings(
  status: Status,
  { maintenance = false, maintenanceEnd = null }: Pick<PageSettings, 'maintenance' | 'maintenanceEnd'>,
): Status {
  if (!maintenance) return status;
  return { ...status, maintenance, maintenanceEnd: (status.maintenance && status.maintenanceEnd) || maintenanceEnd };
}

/** Without an end that is over: a back end may go on naming it, and nobody knows how long the site stays closed then. */
export const toCome = (status: Status, now: number): Status =>
  status.maintenanceEnd !== null && Date.parse(status.maintenanceEnd) <= now
    ? { ...status, maintenanceEnd: null }
    : status;

/** A refused region comes first: waiting does not help. */
export function gateOf({ regionRestriction, maintenance, maintenanceFrom }: Status, now: number): Gate {
  if (regionRestriction) return { at: 'region' };
  if (maintenance) return { at: 'maintenance' };
  const left = typeof maintenanceFrom === 'string' ? Date.parse(maintenanceFrom) - now : 0;
  return maintenanceFrom !== null && left > 0 && left <= ANNOUNCED_MS
    ? { at: 'planned', from: maintenanceFrom }
    : { at: 'open' };
}

/** Milliseconds from one look at a closed site to the next @assumed: as often as the page of the server. */
const LOOK_AGAIN_MS = 60_000;
/** No look comes sooner after the last, whatever a clock says. */
const LEAST_MS = 1_000;
/** From one look at an open site to the next, at least and at most @assumed: a plan is heard of within minutes, and pages do not ask all at once. */
const OPEN_LOOK_MS = 240_000;
const OPEN_SPREAD_MS = 60_000;

/** `random`: from 0 to 1. */
export const openLook = (random: number): number => OPEN_LOOK_MS + random * OPEN_SPREAD_MS;

/** Milliseconds until the next look: the end that was named or a minute; a planned beginning, or as long as at an open site. */
export function nextLook(gate: Gate, end: string | null, now: number, random: number): number {
  if (gate.at === 'open') return openLook(random);
  if (gate.at === 'planned') return Math.min(openLook(random), Math.max(LEAST_MS, Date.parse(gate.from) - now));
  const left = end === null ? LOOK_AGAIN_MS : Date.parse(end) - now;
  return left > 0 ? Math.max(LEAST_MS, Math.min(LOOK_AGAIN_MS, left)) : LOOK_AGAIN_MS;
}
