// Reads a visitor's status from any answer of the back end.
import type { Settings, Status } from '@foyer/contract';
import { instantOf, Status as StatusSchema } from '@foyer/contract/schemas';
import { asRecord } from '../src/shell/storage/shapes.ts';
import type { ReportMisfit } from './misfit.ts';
import { readLoosely } from './read-loosely.ts';

const nothingSpecial = (ip: string, now: number): Status => ({
  ip,
  region: null,
  regionRestriction: false,
  maintenance: false,
  maintenanceEnd: null,
  maintenanceText: null,
  serverTime: new Date(now).toISOString(),
});

/** A time as it is read in the answers of calls, none where the text is empty; as it came where it is none. */
export const asInstant = (found: unknown): unknown =>
  typeof found === 'string' && found.trim() === '' ? null : (instantOf(found) ?? found);

/** Returns a visitor's status for the maintenance that the settings announce. */
export const maintenanceOf = ({ maintenanceEnd = null }: Settings, ip: string, now: number): Status => ({
  ...nothingSpecial(ip, now),
  maintenance: true,
  maintenanceEnd,
});

/** Reads the fields that fit. A missing field counts as false: neither maintenance nor a refused region. */
export function statusOf(found: unknown, ip: string, now: number, misfit: ReportMisfit): Status {
  const fallback = nothingSpecial(ip, now);
  const given = asRecord(found);
  const { maintenanceEnd, maintenanceFrom, serverTime } = given ?? {};
  const dated = given && {
    ...given,
    maintenanceEnd: asInstant(maintenanceEnd),
    ...(maintenanceFrom !== undefined && { maintenanceFrom: asInstant(maintenanceFrom) }),
    serverTime: asInstant(serverTime),
  };
  return readLoosely(StatusSchema, dated ?? found, fallback, (issue) => misfit('system.status', [issue]));
}
