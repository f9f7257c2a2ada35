// The keys of push-token records. The end of a session uses both, so every page loads them.
import { asRecord, asTextRecord } from './shapes.ts';
import type { StorageKey } from './store.ts';

/** PU-02: the push-token record. */
export interface PushRecord {
  readonly token: string;
  readonly createTime: number;
  readonly options: Readonly<Record<string, string>>;
}

function pushShape(found: unknown): PushRecord | null {
  const record = asRecord(found);
  const options = asTextRecord(record?.options);
  if (!record || !options || typeof record.token !== 'string' || typeof record.createTime !== 'number') return null;
  return { token: record.token, createTime: record.createTime, options };
}

export const PUSH_TOKEN: StorageKey<PushRecord> = { name: 'pushToken', area: 'local', json: true, shape: pushShape };
/** The record of a member who has left, until its unbinding is answered: our own key. */
export const PUSH_TO_UNBIND: StorageKey<PushRecord> = { ...PUSH_TOKEN, name: 'pushToUnbind', area: 'local' };
