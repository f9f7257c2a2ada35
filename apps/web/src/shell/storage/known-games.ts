// The codes of the games that somebody has opened on this device: a tap on one of them asks nothing more than the log-in.
// Our own key.
import { text } from './shapes.ts';
import type { StorageKey } from './store.ts';

/** The latest first, with a space between them. */
export const KNOWN_GAMES: StorageKey<string> = { name: 'MC_KNOWN_GAMES', area: 'local', shape: text };
