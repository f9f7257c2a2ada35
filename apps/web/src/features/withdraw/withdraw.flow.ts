// A withdrawal: an account and an amount, sent under one key until it is known what became of it, then its own view.
import type { Refusals } from '../../shell/errors/problem.rules.ts';
import { type Fault, type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import { joinProblems, problemsIn, type WithdrawField, type WithdrawProblem } from './withdraw.rules.ts';

/** A withdrawal that is to be made once, and the key it is made under. */
export interface Intent {
  readonly accountId: string;
  /** Minor units. */
  readonly amount: string;
  readonly key: string;
}

/** What the platform refuses about the withdrawal itself. */
export const refusals: Refusals<'wallet.withdraw', WithdrawProblem> = {
  'account.unknown': { at: 'account', text: 'withdraw.accountUnknown' },
  'account.cooling': { at: 'account', text: 'withdraw.accountCooling' },
  'withdraw.out.of.range': { at: 'amount', text: 'withdraw.amountRefused' },
  'balance.insufficient': { at: 'amount', text: 'withdraw.amountGone' },
  'withdraw.identity.check': { at: 'amount', text: 'withdraw.identityRefused' },
  'withdraw.turnover': { at: 'form', text: 'withdraw.turnoverRefused' },
  'withdraw.limit': { at: 'form', text: 'withdraw.tooManyOpen' },
};

/** After a lost answer the same withdrawal is sent again after these pauses; the last one repeats. @assumed */
const RETRY_AFTER_MS = [1_000, 3_000, 8_000, 15_000, 30_000] as const;
const LONGEST_PAUSE_MS = 30_000;

export type WithdrawState =
  | FormState<WithdrawProblem>
  /** No answer came: the same withdrawal is sent again under the same key. */
  | { readonly at: 'checking'; readonly tries: number }
  | { readonly at: 'accepted' };

export type WithdrawEvent =
  | Exclude<FormEvent<WithdrawProblem>, { readonly type: 'edited' }>
  /** One field was edited; without `at`, the form as a whole. */
  | { readonly type: 'edited'; readonly at?: WithdrawField }
  | { readonly type: 'submitted'; readonly intent: Intent }
  /** Something is wrong with what was entered; nothing was sent. */
  | { readonly type: 'foundWrong'; readonly problem: WithdrawProblem }
  | { readonly type: 'accepted'; readonly orderId: string }
  /** Nobody knows whether the withdrawal was taken. */
  | { readonly type: 'lost' }
  | { readonly type: 'retryDue' };

export type WithdrawEffect =
  | FormEffect<WithdrawProblem['at']>
  | { readonly do: 'withdraw'; readonly intent: Intent }
  /** Makes the same call under the same key. */
  | { readonly do: 'retry' }
  | { readonly do: 'retryLater'; readonly pauseMs: number }
  /** The answer is final: what is sent next is another withdrawal. */
  | { readonly do: 'renewKey' }
  | { readonly do: 'openWithdrawal'; readonly orderId: string };

type Happened<T extends WithdrawEvent['type']> = Extract<WithdrawEvent, { type: T }>;
type Next = Step<WithdrawState, WithdrawEffect>;
const to = stepsOf<WithdrawState, WithdrawEffect>();
const form = formRows<WithdrawState, WithdrawProblem>();

/** A problem stays at its field until that field is edited; one of the form as a whole goes with any edit. */
const stillWrong = (problem: WithdrawProblem | null, at: WithdrawField | undefined): WithdrawProblem | null =>
  at === undefined ? null : joinProblems(problemsIn(problem).filter((one) => one.at !== at && one.at !== 'form'));

const accept = (_: unknown, { orderId }: Happened<'accepted'>): Next =>
  to({ at: 'accepted' }, { do: 'openWithdrawal', orderId });

const refuse = (problem: WithdrawProblem | null, isFinal: boolean): Next => {
  const { state, effects } = form.settle({ at: 'sending', slow: false }, problem);
  return to(state, ...(isFinal ? [{ do: 'renewKey' } as const] : []), ...effects);
};

const retryLater = (tries: number): Next =>
  to({ at: 'checking', tries: tries + 1 }, { do: 'retryLater', pauseMs: RETRY_AFTER_MS[tries] ?? LONGEST_PAUSE_MS });

/** The request may have gone out: the key stays, so that the next tap makes the same one again. */
const edit = (_: unknown, fault: Fault): Next => form.edit({}, fault);

/** Returns the flow; `open` is a withdrawal that an earlier visit of the page has sent without hearing of it. */
export const withdrawFlow = (open: Intent | null): Flow<WithdrawState, WithdrawEvent, WithdrawEffect> => ({
  name: 'withdraw',
  start: open
    ? to({ at: 'checking', tries: 0 }, { do: 'withdraw', intent: open })
    : to({ at: 'editing', problem: null }),
  broken: {
    ...form.broken,
    sending: edit,
    checking: edit,
    accepted: edit,
  },
  on: {
    editing: {
      edited: (state, { at }) => to({ ...state, problem: stillWrong(state.problem, at) }),
      submitted: (state, { intent }) => form.submit(state, null, { do: 'withdraw', intent }),
      foundWrong: (state, { problem }) => form.submit(state, problem),
    },
    sending: {
      ...form.sending,
      accepted: accept,
      refused: (_, { problem }) => refuse(problem, true),
      lost: () => retryLater(0),
    },
    checking: {
      retryDue: (state) => to(state, { do: 'retry' }),
      accepted: accept,
      // Only what is said of the withdrawal itself answers the first request, too.
      refused: (_, { problem }) => refuse(problem, problem !== null && problem.at !== 'form'),
      // The platform asks for a proof only where the key made nothing: the member may go on later.
      withdrawn: () => form.edit({}, null),
      lost: ({ tries }) => retryLater(tries),
    },
    settling: form.settling,
    accepted: {},
  },
});
