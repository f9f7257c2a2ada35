// The mark that the mini-game's script did not work: it is not loaded again in this visit. Our own key.
import { flag } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

export const MINI_GAME_FAILED: StorageKey<'0' | '1'> = { name: 'MC_MINI_GAME_FAILED', area: 'session', shape: flag };
