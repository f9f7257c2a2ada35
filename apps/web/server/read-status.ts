// What is true for a visitor, out of whatever the back end answers.
import type { Settings, Status } from '@foyer/contract';
import { Status as StatusSchema } from '@foyer/contract/schemas';
import { bag } from '../src/shell/storage/shapes.ts';
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

/** A moment as back ends write it: milliseconds, as a number or as digits, or any date that can be read. As it is where it is none. */
export function asInstant(found: unknown): unknown {
  const text = typeof found === 'string' ? found.trim() : found;
  if (text === '' || (typeof text !== 'string' && typeof text !== 'number')) return text === '' ? null : text;
  const moment = new Date(/^\d+$/.test(String(text)) ? Number(text) : text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}

/** What settings say of a maintenance, as a visitor's status. */
export const maintenanceOf = ({ maintenanceEnd = null }: Settings, ip: string, now: number): Status => ({
  ...nothingSpecial(ip, now),
  maintenance: true,
  maintenanceEnd,
});

/** Reads the fields that fit. What nobody says is not so: neither maintenance nor a refused region. */
export function statusOf(found: unknown, ip: string, now: number, misfit: ReportMisfit): Status {
  const fallback = nothingSpecial(ip, now);
  const given = bag(found);
  const { maintenanceEnd, serverTime } = given ?? {};
  const dated = given && {
    ...given,
    maintenanceEnd: asInstant(maintenanceEnd),
    serverTime: asInstant(serverTime),
  };
  return readLoosely(StatusSchema, dated ?? found, fallback, (issue) => misfit('system.status', [issue]));
}
