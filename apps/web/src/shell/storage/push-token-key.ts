// The key of the push-token record. The end of a session reads it, so every page loads it.
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
