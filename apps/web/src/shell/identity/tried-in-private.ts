// SO-06: tells if a social log-in was tried in private browsing. Every page reads this, so it is apart from the other
// keys.
import { flag } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

export const NOT_SUPPORT_INCOGNITO: StorageKey<'0' | '1'> = {
  name: 'notSupportIncognito',
  area: 'session',
  shape: flag,
};
