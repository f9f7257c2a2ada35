// Marketing values of this visitor, each with its visit's time, kept for 90 days.
import { asRecord } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

export interface MarketingValue {
  readonly value: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export type Marketing = Readonly<Record<string, MarketingValue>>;

const LIFE_MS = 90 * 86_400_000;

/** A moment that a clock since put right has left in the future counts for no longer. */
export const isCurrent = (at: number, now: number): boolean => Math.abs(now - at) < LIFE_MS;

const entriesOf = <T>(
  record: Readonly<Record<string, T>>,
  isWanted: (entry: T) => boolean,
): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(record).filter(([, entry]) => isWanted(entry)));

const isDated = (found: unknown): boolean => {
  const entry = asRecord(found);
  return typeof entry?.value === 'string' && typeof entry.at === 'number';
};

/** The kept marketing values. A value without a time could never expire: it is left out. */
export const MARKETING: StorageKey<Marketing> = {
  name: 'marketing',
  area: 'local',
  json: true,
  shape: (found) => {
    const record = asRecord(found);
    // Each entry that is left has been looked at.
    return record && (entriesOf(record, isDated) as Marketing);
  },
};

/** The entries that have not run out. */
export const currentOf = (marketing: Marketing | null, now: number): Marketing =>
  entriesOf(marketing ?? {}, ({ at }) => isCurrent(at, now));
