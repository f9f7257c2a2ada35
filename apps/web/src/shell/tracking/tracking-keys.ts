// What tracking keeps on this device: its id, the choice, the events that wait to be sent, and the heartbeat.
import { browserEventNames, type SeenEvent } from '@foyer/contract/tracked-events';
import { asRecord, flag, textLike } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

/** First-visit tracking id. */
export const TRACK_ID: StorageKey<string> = { name: 'track', area: 'local', shape: textLike(/^[0-9A-Za-z-]{1,64}$/) };

/** The choice of whoever uses this device. `notAsked`: the law of the region asked for none. */
export interface KeptConsent {
  readonly choice: 'accepted' | 'refused' | 'notAsked';
  /** Version of the sheet. */
  readonly version: string;
  /** ISO 8601, by the platform's clock. */
  readonly at: string;
  /** The member who made it, or whose account it is known to; absent: a visitor's. */
  readonly member?: string;
}

const choices: ReadonlySet<unknown> = new Set(['accepted', 'refused', 'notAsked']);

function consentShape(found: unknown): KeptConsent | null {
  const { choice, version, at } = asRecord(found) ?? {};
  // `member` is compared only: whatever stands there is no member, or that one.
  return choices.has(choice) && typeof version === 'string' && typeof at === 'string' ? (found as KeptConsent) : null;
}

export const CONSENT: StorageKey<KeptConsent> = {
  name: 'MC_TRACKING_CONSENT',
  area: 'local',
  json: true,
  shape: consentShape,
};

/** An event that has not been posted, and the member who was logged in when it happened. */
export interface WaitingEvent extends SeenEvent {
  readonly member?: string;
}

const names: ReadonlySet<unknown> = new Set(browserEventNames);

function outboxShape(found: unknown): readonly WaitingEvent[] | null {
  if (!Array.isArray(found)) return null;
  // `member` is compared only, as in `KeptConsent`.
  const events = found.filter((entry: unknown): entry is WaitingEvent => {
    const { name, id, at } = asRecord(entry) ?? {};
    return names.has(name) && typeof id === 'string' && typeof at === 'number';
  });
  return events.length > 0 ? events : null;
}

export const OUTBOX: StorageKey<readonly WaitingEvent[]> = {
  name: 'MC_TRACKING_OUTBOX',
  area: 'local',
  json: true,
  shape: outboxShape,
};

/** TK-02: the days on which this device was here. @assumed: the specification names its limits, and not what it holds. */
export interface Heartbeat {
  /** Days of UTC, as 2026-11-26, the newest last. */
  readonly days: readonly string[];
}

function heartbeatShape(found: unknown): Heartbeat | null {
  const { days } = asRecord(found) ?? {};
  if (!Array.isArray(days)) return null;
  return { days: days.filter((day): day is string => typeof day === 'string') };
}

export const HEARTBEAT: StorageKey<Heartbeat> = {
  name: 'trackHeartbeat',
  area: 'local',
  json: true,
  shape: heartbeatShape,
};

/** "1" once this device has opened the site. */
export const FIRST_OPEN: StorageKey<'0' | '1'> = { name: 'MC_FIRST_OPEN', area: 'local', shape: flag };
