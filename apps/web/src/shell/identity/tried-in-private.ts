// SO-06: tells whether a social log-in was tried in private browsing.
import { flag } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

export const NOT_SUPPORT_INCOGNITO: StorageKey<'0' | '1'> = {
  name: 'notSupportIncognito',
  area: 'session',
  shape: flag,
};
