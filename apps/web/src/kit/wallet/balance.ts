// The member's balance, one for the app, loaded while a component shows it.
import type { Balance } from '@foyer/contract';
import type { AppEvents } from '../../shell/events/events.ts';
import { isNotOffered } from '../../shell/http/failure.ts';
import type { Failure, Load } from '../../shell/http/outcome.ts';
import type { SessionStore } from '../../shell/shell.ts';

/** `balance` of a failed or running request is the last known one. */
export type BalanceState =
  | { readonly at: 'loading'; readonly balance: Balance | null }
  | { readonly at: 'known'; readonly balance: Balance }
  /** The back end offers no balances. */
  | { readonly at: 'absent'; readonly balance: null }
  | { readonly at: 'failed'; readonly balance: Balance | null; readonly failure: Failure };

export interface BalanceStore {
  readonly current: () => BalanceState;
  /** Starts the requests with the first subscriber. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly refresh: () => Promise<void>;
}

export interface BalanceDeps {
  readonly load: Load;
  readonly session: Pick<SessionStore, 'current'>;
  readonly events: Pick<AppEvents, 'on'>;
}

/** The state before anything is known; the server and hydration show it too. */
export const unknownBalance: BalanceState = { at: 'loading', balance: null };

export function createBalance({ load, session, events }: BalanceDeps): BalanceStore {
  const watchers = new Set<() => void>();
  let state = unknownBalance;
  let member: string | null = null;
  let pending: Promise<void> | null = null;
  /** Money has moved since the request went out: its answer may not know of it. */
  let isStale = false;

  const show = (next: BalanceState): void => {
    state = next;
    for (const listener of watchers) listener();
  };

  const loadBalance = async (id: string): Promise<void> => {
    show({ at: 'loading', balance: state.balance });
    isStale = false;
    const outcome = await load('wallet.balance', {});
    if (member !== id) return;
    if (isStale) return loadBalance(id);
    if (outcome.ok) show({ at: 'known', balance: outcome.value });
    else if (isNotOffered(outcome)) show({ at: 'absent', balance: null });
    else show({ at: 'failed', balance: state.balance, failure: outcome });
  };

  const refresh = (): Promise<void> => {
    const id = session.current()?.id ?? null;
    if (id !== member) {
      member = id;
      pending = null;
      show(unknownBalance);
    }
    if (id === null) return Promise.resolve();
    pending ??= loadBalance(id).finally(() => {
      if (member === id) pending = null;
    });
    return pending;
  };

  const refreshWatched = (): void => {
    if (watchers.size > 0) void refresh();
  };
  events.on('pageShown', refreshWatched);
  events.on('sessionStarted', refreshWatched);
  events.on('wentOnline', refreshWatched);
  events.on('balanceChanged', () => {
    isStale = true;
    refreshWatched();
  });
  events.on('sessionEnded', () => {
    member = null;
    pending = null;
    show(unknownBalance);
  });

  return {
    current: () => state,
    subscribe: (listener) => {
      watchers.add(listener);
      if (watchers.size === 1) void refresh();
      return () => watchers.delete(listener);
    },
    refresh,
  };
}
