// The member's balance, one for the app, loaded while a component shows it, and again while somebody may look at it.
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
  readonly isVisible: () => boolean;
}

/** A game in another window stakes and a draw pays while this page is seen: nothing tells it. */
const REREAD_EVERY_MS = 60_000;
/** A page that nobody uses stops asking: each call would keep the session from becoming idle. @assumed */
const MOST_REREADS = 10;

/** The state before anything is known; the server and hydration show it too. */
export const unknownBalance: BalanceState = { at: 'loading', balance: null };

export function createBalance({ load, session, events, isVisible }: BalanceDeps): BalanceStore {
  const watchers = new Set<() => void>();
  let state = unknownBalance;
  let member: string | null = null;
  let pending: Promise<void> | null = null;
  /** Money has moved since the request went out: its answer may not know of it. */
  let isStale = false;
  let rereadsLeft = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (next: BalanceState): void => {
    state = next;
    for (const listener of watchers) listener();
  };

  /** `isQuiet`: what is shown stays until the answer, and where none comes. */
  const loadBalance = async (id: string, isQuiet: boolean): Promise<void> => {
    if (!isQuiet) show({ at: 'loading', balance: state.balance });
    isStale = false;
    const outcome = await load('wallet.balance', {});
    if (member !== id) return;
    if (isStale) return loadBalance(id, false);
    if (outcome.ok) show({ at: 'known', balance: outcome.value });
    else if (isNotOffered(outcome)) show({ at: 'absent', balance: null });
    else if (!isQuiet) show({ at: 'failed', balance: state.balance, failure: outcome });
  };

  const request = (isQuiet: boolean): Promise<void> => {
    const id = session.current()?.id ?? null;
    if (id !== member) {
      member = id;
      pending = null;
      show(unknownBalance);
    }
    if (id === null) return Promise.resolve();
    pending ??= loadBalance(id, isQuiet).finally(() => {
      if (member === id) pending = null;
    });
    return pending;
  };

  const refresh = (): Promise<void> => {
    rereadsLeft = MOST_REREADS;
    return request(false);
  };
  const reread = (): void => {
    if (state.at !== 'known' || rereadsLeft === 0 || !isVisible()) return;
    rereadsLeft -= 1;
    void request(true);
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
      if (watchers.size === 1) {
        timer = setInterval(reread, REREAD_EVERY_MS);
        void refresh();
      }
      return () => {
        watchers.delete(listener);
        if (watchers.size === 0) clearInterval(timer);
      };
    },
    refresh,
  };
}
