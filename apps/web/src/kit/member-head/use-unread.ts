// How many messages wait in the inbox, as screens see it.
import { useSyncExternalStore } from 'react';
import type { Shell } from '../../shell/shell.ts';
import { useShell } from '../shell-context.tsx';
import { createUnread, type UnreadStore } from './unread.ts';

const stores = new WeakMap<Shell, UnreadStore>();

function unreadOf(shell: Shell): UnreadStore {
  const known = stores.get(shell);
  if (known) return known;
  const made = createUnread(shell);
  stores.set(shell, made);
  return made;
}

/** Returns the number of unread messages; null until it is known, as on the server and during hydration. */
export function useUnread(): number | null {
  const store = unreadOf(useShell());
  return useSyncExternalStore(store.subscribe, store.current, () => null);
}
