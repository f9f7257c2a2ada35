// Whether somebody has logged in on this device: our own key, which outlives the session.
import { flag } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

export const KNOWN_DEVICE: StorageKey<'0' | '1'> = { name: 'MC_KNOWN_DEVICE', area: 'local', shape: flag };
