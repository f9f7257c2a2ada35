// SN-01: the shape of MC_SESSION_INFO.
import type { SessionInfo } from '../shell.ts';
import { asRecord, text } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

const whys = ['givenPassword', 'expiredPassword'] as const;

const idOf = (found: unknown): string | null => (typeof found === 'number' ? String(found) : text(found));

/** Reads a record; others who write it name the id `customerId`, or have numbers where we have texts. */
export function sessionShape(found: unknown): SessionInfo | null {
  const record = asRecord(found);
  if (!record) return null;
  const id = idOf(record.id ?? record.customerId);
  const { token, merchantCode } = record;
  const userName = record.userName ?? record.account;
  if (!id || typeof token !== 'string' || token === '') return null;
  if (typeof merchantCode !== 'string' || typeof userName !== 'string') return null;
  // This reads fields as the schema of a log-in does; the first page does not have that schema yet.
  const type = Number(record.type ?? 0) || 0;
  const firstTimeLogin = record.firstTimeLogin === true;
  const restricted = record.restricted === true;
  const why = whys.find((known) => known === record.restrictedFor);
  return {
    id,
    token,
    merchantCode,
    userName,
    type,
    firstTimeLogin,
    restricted,
    ...(why && { restrictedFor: why }),
    ...(record.throughLink === true && { throughLink: true }),
  };
}

export const SESSION_INFO: StorageKey<SessionInfo> = {
  name: 'MC_SESSION_INFO',
  area: 'session',
  json: true,
  shape: sessionShape,
};
