// The place at which a person left the mini-game, on this device: our own key.
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
