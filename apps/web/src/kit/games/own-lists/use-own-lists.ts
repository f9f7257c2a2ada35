// A person's own lists of games as screens see them, one store for the app.
import { useSyncExternalStore } from 'react';
import type { Shell } from '../../../shell/shell.ts';
import type { OwnLists } from '../../../shell/storage/own-lists.ts';
import { useShell } from '../../shell-context.tsx';
import { noLists } from './own-lists.rules.ts';
import { createOwnLists, type OwnListsStore } from './own-lists.ts';

const stores = new WeakMap<Shell, OwnListsStore>();

export function ownListsOf(shell: Shell): OwnListsStore {
  const known = stores.get(shell);
  if (known) return known;
  const made = createOwnLists(shell);
  stores.set(shell, made);
  return made;
}

/** Returns the lists, which are empty on the server and during hydration, and a function that changes a favourite. */
export function useOwnLists(): readonly [OwnLists, OwnListsStore['toggle']] {
  const store = ownListsOf(useShell());
  return [useSyncExternalStore(store.subscribe, store.current, () => noLists), store.toggle];
}
