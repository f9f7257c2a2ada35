// The places at which a person left the mini-game and the chat, on this device: our own keys.
import { asRecord } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';
import type { Place } from './floating.rules.ts';

const isShare = (found: unknown): found is number => typeof found === 'number' && found >= 0 && found <= 1;

function placeShape(found: unknown): Place | null {
  const { across, down } = asRecord(found) ?? {};
  return isShare(across) && isShare(down) ? { across, down } : null;
}

export const MINI_GAME_PLACE: StorageKey<Place> = {
  name: 'MC_MINI_GAME_PLACE',
  area: 'local',
  json: true,
  shape: placeShape,
};

export const CHAT_PLACE: StorageKey<Place> = {
  name: 'MC_CHAT_PLACE',
  area: 'local',
  json: true,
  shape: placeShape,
};
