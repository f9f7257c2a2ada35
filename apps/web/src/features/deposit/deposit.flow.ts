// A deposit: an amount and a method, sent under one key until it is known what became of it, then the order's page.

import type { Refusals } from '../../shell/errors/problem.rules.ts';
import { type Fault, type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import type { BonusTerms } from './bonus.rules.ts';
import type { DepositProblem } from './deposit.rules.ts';

/** A deposit that is to be made once, and the key it is made under. */
export interface Intent {
  /** Code of the method. */
  readonly method: string;
  /** Minor units. */
  readonly amount: string;
  /** The bonus that the member chose, in the terms that the page showed. */
  readonly bonus: BonusTerms | null;
  readonly key: string;
}

/** What the platform refuses about the deposit itself. */
export const refusals: Refusals<'wallet.deposit', DepositProblem> = {
  'deposit.method.unavailable': { at: 'method', text: 'deposit.methodUnavailable' },
  'deposit.out.of.range': { at: 'amount', text: 'deposit.amountRefused' },
  'bonus.unavailable': { at: 'bonus', text: 'deposit.bonusGone' },
};

/** After a lost answer the same deposit is sent again after these pauses; the last one repeats. @assumed */
const RETRY_AFTER_MS = [1_000, 3_000, 8_000, 15_000, 30_000] as const;
const LONGEST_PAUSE_MS = 30_000;

export type DepositState =
  | FormState<DepositProblem>
  /** No answer came: the same deposit is sent again under the same key. */
  | { readonly at: 'checking'; readonly tries: number }
  | { readonly at: 'accepted' };

export type DepositEvent =
  | FormEvent<DepositProblem>
  | { readonly type: 'submitted'; readonly intent: Intent }
  /** Something is wrong with what was entered; nothing was sent. */
  | { readonly type: 'foundWrong'; readonly problem: DepositProblem }
  | { readonly type: 'accepted'; readonly orderId: string }
  /** Nobody knows whether the deposit was taken. */
  | { readonly type: 'lost' }
  | { readonly type: 'retryDue' };

export type DepositEffect =
  | FormEffect<DepositProblem['at']>
  | { readonly do: 'deposit'; readonly intent: Intent }
  /** Makes the same call under the same key. */
  | { readonly do: 'retry' }
  | { readonly do: 'retryLater'; readonly pauseMs: number }
  /** The answer is final: what is sent next is another deposit. */
  | { readonly do: 'renewKey' }
  /** No answer is waited for any more, but the key stays: the deposit may have been taken. */
  | { readonly do: 'keepKey' }
  | { readonly do: 'openOrder'; readonly orderId: string };

type Happened<T extends DepositEvent['type']> = Extract<DepositEvent, { type: T }>;
type Next = Step<DepositState, DepositEffect>;
const to = stepsOf<DepositState, DepositEffect>();
const form = formRows<DepositState, DepositProblem>();

const accept = (_: unknown, { orderId }: Happened<'accepted'>): Next =>
  to({ at: 'accepted' }, { do: 'openOrder', orderId });

const refuse = (keyEffect: 'renewKey' | 'keepKey', problem: DepositProblem | null): Next => {
  const { state, effects } = form.settle({ at: 'sending', slow: false }, problem);
  return to(state, { do: keyEffect }, ...effects);
};

const retryLater = (tries: number): Next =>
  to({ at: 'checking', tries: tries + 1 }, { do: 'retryLater', pauseMs: RETRY_AFTER_MS[tries] ?? LONGEST_PAUSE_MS });

/** The request may have gone out: the key stays, so that the next tap makes the same one again. */
const edit = (_: unknown, fault: Fault): Next => form.edit({}, fault);

/** Returns the flow; `open` is a deposit that an earlier visit of the page has sent without hearing of it. */
export const depositFlow = (open: Intent | null): Flow<DepositState, DepositEvent, DepositEffect> => ({
  name: 'deposit',
  start: open
    ? to({ at: 'checking', tries: 0 }, { do: 'deposit', intent: open })
    : to({ at: 'editing', problem: null }),
  broken: {
    ...form.broken,
    sending: edit,
    checking: edit,
    accepted: edit,
  },
  on: {
    editing: {
      ...form.editing,
      submitted: (state, { intent }) => form.submit(state, null, { do: 'deposit', intent }),
      foundWrong: (state, { problem }) => form.submit(state, problem),
    },
    sending: {
      ...form.sending,
      accepted: accept,
      refused: (_, { problem }) => refuse('renewKey', problem),
      lost: () => retryLater(0),
    },
    checking: {
      retryDue: (state) => to(state, { do: 'retry' }),
      accepted: accept,
      // Only what is said of the deposit itself answers the first request, too.
      refused: (_, { problem }) => refuse(problem && problem.at !== 'form' ? 'renewKey' : 'keepKey', problem),
      lost: ({ tries }) => retryLater(tries),
    },
    settling: form.settling,
    accepted: {},
  },
});
