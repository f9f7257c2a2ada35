// When the planned maintenance begins that this tab has announced: our own key.
import { text } from './shapes.ts';
import type { StorageKey } from './store.ts';

export const ANNOUNCED_MAINTENANCE: StorageKey<string> = {
  name: 'MC_ANNOUNCED_MAINTENANCE',
  area: 'session',
  shape: text,
};
