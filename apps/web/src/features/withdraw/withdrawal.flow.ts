// Follows a withdrawal until it is decided: loads it while the page is seen, and takes it back where the operator allows it.
import type { Withdrawal } from '@foyer/contract';
import { type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import { isDecided } from './withdrawal.rules.ts';

/** The withdrawal is loaded so often in the first minute, and then less @assumed */
const FIRST_PAUSE_MS = 3_000;
const LATER_PAUSE_MS = 10_000;
const FIRST_LOADS = 20;
/** One load may fail without a message. */
const SILENT_MISSES = 1;

interface Followed {
  readonly withdrawal: Withdrawal;
  /** Questions since the page was last come to. */
  readonly loads: number;
  /** Questions in a row that had no answer. */
  readonly misses: number;
}

export type WithdrawalState =
  /** The next load is planned. */
  | ({ readonly at: 'waiting' } & Followed)
  | ({ readonly at: 'loading' } & Followed)
  /** The member confirms, and the platform is asked. */
  | ({ readonly at: 'cancelling' } & Followed)
  | ({ readonly at: 'decided' } & Followed);

export type WithdrawalEvent =
  | { readonly type: 'loadDue' }
  /** The page is seen again. */
  | { readonly type: 'shown' }
  | { readonly type: 'loaded'; readonly withdrawal: Withdrawal }
  | { readonly type: 'loadFailed' }
  | { readonly type: 'cancelTapped' }
  /** Whatever came of it: a load finds out. */
  | { readonly type: 'cancelEnded' };

export type WithdrawalEffect =
  | { readonly do: 'load'; readonly orderId: string }
  | { readonly do: 'loadLater'; readonly pauseMs: number }
  | { readonly do: 'cancel'; readonly orderId: string }
  /** The money has left, or is back. */
  | { readonly do: 'announceMoney' };

type Next = Step<WithdrawalState, WithdrawalEffect>;
type Happened<T extends WithdrawalEvent['type']> = Extract<WithdrawalEvent, { type: T }>;
const to = stepsOf<WithdrawalState, WithdrawalEffect>();

/** True where the last loads had no answer, so that what is seen may be old. */
export const isStale = ({ misses }: Pick<Followed, 'misses'>): boolean => misses > SILENT_MISSES;

const loadLater = (loads: number): WithdrawalEffect => ({
  do: 'loadLater',
  pauseMs: loads < FIRST_LOADS ? FIRST_PAUSE_MS : LATER_PAUSE_MS,
});

const loadAgain = (state: WithdrawalState, loads: number): Next =>
  to({ ...state, at: 'loading', loads: loads + 1 }, { do: 'load', orderId: state.withdrawal.orderId });

const loaded = (state: WithdrawalState, { withdrawal }: Happened<'loaded'>): Next => {
  const next = { ...state, withdrawal, misses: 0 };
  return isDecided(withdrawal)
    ? to({ ...next, at: 'decided' }, { do: 'announceMoney' })
    : to({ ...next, at: 'waiting' }, loadLater(state.loads));
};

const missed = (state: WithdrawalState): Next =>
  to({ ...state, at: 'waiting', misses: state.misses + 1 }, { do: 'loadLater', pauseMs: LATER_PAUSE_MS });

const cancel = (state: WithdrawalState): Next =>
  to({ ...state, at: 'cancelling' }, { do: 'cancel', orderId: state.withdrawal.orderId });

/** Returns the flow of a withdrawal as the page has loaded it. */
export const withdrawalFlow = (withdrawal: Withdrawal): Flow<WithdrawalState, WithdrawalEvent, WithdrawalEffect> => {
  const first = { withdrawal, loads: 0, misses: 0 } as const;
  return {
    name: 'withdrawal',
    start: isDecided(withdrawal) ? to({ ...first, at: 'decided' }) : to({ ...first, at: 'waiting' }, loadLater(0)),
    broken: { waiting: null, loading: missed, cancelling: missed, decided: null },
    on: {
      waiting: {
        loadDue: (state) => loadAgain(state, state.loads),
        shown: (state) => loadAgain(state, 0),
        cancelTapped: cancel,
      },
      loading: { loaded, loadFailed: missed, cancelTapped: cancel },
      cancelling: { cancelEnded: (state) => loadAgain(state, 0) },
      decided: {},
    },
  };
};
