// Ways to the notices of a site that closes under an open page.
import { calls, type OutputOf } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { answerFor, type Way } from './ways.ts';

const STATUS = calls['system.status'].path;

const answerStatus = (status: Partial<OutputOf<'system.status'>>): Way =>
  answerFor(STATUS, 200, { success: true, value: { ...examples['system.status'].output, ...status } });

/** The end is some hours away, so that it is told with its day. */
export const closeForMaintenance: Way = (page) =>
  answerStatus({ maintenance: true, maintenanceEnd: new Date(Date.now() + 30 * 3_600_000).toISOString() })(page);
export const closeRegion = answerStatus({ regionRestriction: true, ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348' });

export const openAgain: Way = (page) => page.unroute(`**${STATUS}*`);
