// The member's balance as screens see it.
import { useSyncExternalStore } from 'react';
import type { Shell } from '../../shell/shell.ts';
import { useShell } from '../shell-context.tsx';
import { type BalanceState, type BalanceStore, createBalance, unknownBalance } from './balance.ts';

const stores = new WeakMap<Shell, BalanceStore>();

function balanceOf(shell: Shell): BalanceStore {
  const known = stores.get(shell);
  if (known) return known;
  const made = createBalance({ ...shell, isVisible: () => document.visibilityState === 'visible' });
  stores.set(shell, made);
  return made;
}

/**
 * Returns the balance and a function that requests it again. The balance is unknown on the server and during hydration.
 */
export function useBalance(): readonly [BalanceState, () => Promise<void>] {
  const store = balanceOf(useShell());
  return [useSyncExternalStore(store.subscribe, store.current, () => unknownBalance), store.refresh];
}
