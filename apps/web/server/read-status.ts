// Reads a visitor's status from any answer of the back end.
import type { Settings, Status } from '@foyer/contract';
import { readAs, Status as StatusSchema } from '@foyer/contract/schemas';
import type { ReportMisfit } from './misfit.ts';

/** An answer that names nothing closes nothing. */
const nothingSpecial: Status = {
  ip: '',
  region: null,
  regionRestriction: false,
  maintenance: false,
  maintenanceEnd: null,
  maintenanceText: null,
  maintenanceTextEnglish: null,
  maintenanceFrom: null,
  serverTime: null,
};

/** Returns a visitor's status for the maintenance that the settings announce. */
export const maintenanceOf = ({ maintenanceEnd = null }: Settings, ip: string, now: number): Status => ({
  ...nothingSpecial,
  ip,
  serverTime: new Date(now).toISOString(),
  maintenance: true,
  maintenanceEnd,
});

/** Reads the status as pages do. Address and time are known here, whether the back end says them or not. */
export function statusOf(found: unknown, ip: string, now: number, misfit: ReportMisfit): Status {
  const read = readAs(StatusSchema, found);
  misfit('system.status', read.ok ? read.leftOut : read.misfits);
  // The schema has made it.
  const status = read.ok ? (read.value as Status) : nothingSpecial;
  return { ...status, ip: status.ip || ip, serverTime: status.serverTime ?? new Date(now).toISOString() };
}
