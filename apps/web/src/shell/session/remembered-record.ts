// SN-03: the remembered login as it lies in local storage, and how it is wiped.
import { asRecord, flag } from '../storage/shapes.ts';
import type { StorageKey, Store } from '../storage/store.ts';

export interface RememberedRecord {
  readonly type: 'username' | 'sms';
  readonly username?: string;
  readonly mobile?: string;
  /** Encoded twice in base64 with `key`; see remembered.ts. */
  readonly password: string;
  readonly key: string;
  readonly merchant: string;
}

function recordShape(found: unknown): RememberedRecord | null {
  const record = asRecord(found);
  if (!record || (record.type !== 'username' && record.type !== 'sms')) return null;
  const { username, mobile, password, key, merchant } = record;
  if (typeof password !== 'string' || typeof key !== 'string' || typeof merchant !== 'string') return null;
  const rest = { type: record.type, password, key, merchant } as const;
  if (typeof username === 'string') return { ...rest, username };
  return typeof mobile === 'string' ? { ...rest, mobile } : null;
}

export const REMEMBERED_LOGIN: StorageKey<RememberedRecord> = {
  name: 'MC_LOGIN_INFO',
  area: 'local',
  json: true,
  shape: recordShape,
};

/** "0" while automatic log-in is switched off on this device: after an error that says so, after an explicit log-out. */
export const AUTO_LOGIN: StorageKey<'0' | '1'> = { name: 'MC_AUTO_LOGIN', area: 'local', shape: flag };

/** Wipes the record and switches automatic log-in off, until a person chooses again to be remembered. */
export function forgetLogin(store: Pick<Store, 'remove' | 'write'>): void {
  store.remove(REMEMBERED_LOGIN);
  store.write(AUTO_LOGIN, '0');
}
