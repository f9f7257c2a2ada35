// DP-01: minutes of play in this visit, for `in_game_popup_interval`.
import { asRecord } from '../storage/shapes.ts';
import type { StorageKey, Store } from '../storage/store.ts';

interface PlayTime {
  /** Milliseconds of finished plays since the last prompt. */
  readonly played: number;
  /** Start of the play that runs; null where nobody plays. */
  readonly since: number | null;
}

/** A game takes the tab with it: what it began is known only by the tab's storage. */
export const PLAY_TIME: StorageKey<PlayTime> = {
  name: 'MC_PLAY_TIME',
  area: 'session',
  json: true,
  shape: (found) => {
    const record = asRecord(found);
    if (!record || typeof record.played !== 'number') return null;
    return { played: record.played, since: typeof record.since === 'number' ? record.since : null };
  },
};

const MINUTE_MS = 60_000;
const none: PlayTime = { played: 0, since: null };

/** A game begins now. */
export function beginPlay(store: Store, now: number): void {
  store.write(PLAY_TIME, { ...(store.read(PLAY_TIME) ?? none), since: now });
}

/** Ends the play that runs; true where there was one. A clock that went back counts nothing. */
export function endPlay(store: Store, now: number): boolean {
  const { played, since } = store.read(PLAY_TIME) ?? none;
  if (since === null) return false;
  store.write(PLAY_TIME, { played: played + Math.max(0, now - since), since: null });
  return true;
}

export const playedMinutes = (store: Store): number => (store.read(PLAY_TIME) ?? none).played / MINUTE_MS;

export const forgetPlay = (store: Store): void => store.remove(PLAY_TIME);
