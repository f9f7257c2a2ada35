// A payment, in or out: sent under one key until it is known what became of it, then the page of its order.
import { type Fault, type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import { type PaymentProblem, stillWrong } from './payment.rules.ts';

/** A payment that is to be made once, and the key it is made under. */
export interface Intent {
  /** Minor units. */
  readonly amount: string;
  readonly key: string;
}

/** After a lost answer the same payment is sent again after these pauses; the last one repeats. @assumed */
const RETRY_AFTER_MS = [1_000, 3_000, 8_000, 15_000, 30_000] as const;
const LONGEST_PAUSE_MS = 30_000;

export type PaymentState<At extends string> =
  | FormState<PaymentProblem<At>>
  /** No answer came: the same payment is sent again under the same key. */
  | { readonly at: 'checking'; readonly tries: number }
  | { readonly at: 'accepted' };

export type PaymentEvent<At extends string, I extends Intent> =
  | Exclude<FormEvent<PaymentProblem<At>>, { readonly type: 'edited' }>
  /** One field was edited; without `at`, the form as a whole. */
  | { readonly type: 'edited'; readonly at?: At | undefined }
  | { readonly type: 'submitted'; readonly intent: I }
  /** Something is wrong with what was entered; nothing was sent. */
  | { readonly type: 'foundWrong'; readonly problem: PaymentProblem<At> }
  | { readonly type: 'accepted'; readonly orderId: string }
  /** Nobody knows whether the payment was taken. */
  | { readonly type: 'lost' }
  | { readonly type: 'retryDue' };

export type PaymentEffect<At extends string, I extends Intent> =
  | FormEffect<At | 'form'>
  /** `isSent`: an earlier visit of the page has sent it already. */
  | { readonly do: 'pay'; readonly intent: I; readonly isSent: boolean }
  /** Makes the same call under the same key. */
  | { readonly do: 'retry' }
  | { readonly do: 'retryLater'; readonly pauseMs: number }
  /** The answer is final: what is sent next is another payment. */
  | { readonly do: 'renewKey' }
  | { readonly do: 'openOrder'; readonly orderId: string };

export type PaymentFlow<At extends string, I extends Intent> = Flow<
  PaymentState<At>,
  PaymentEvent<At, I>,
  PaymentEffect<At, I>
>;

/** Returns the flow; `open` is a payment that an earlier visit of the page has sent without hearing of it. */
export function paymentFlow<At extends string, I extends Intent>(name: string, open: I | null): PaymentFlow<At, I> {
  type Effect = PaymentEffect<At, I>;
  type Next = Step<PaymentState<At>, Effect>;
  const to = stepsOf<PaymentState<At>, Effect>();
  const form = formRows<PaymentState<At>, PaymentProblem<At>>();

  const accept = (_: unknown, { orderId }: { readonly orderId: string }): Next =>
    to({ at: 'accepted' }, { do: 'openOrder', orderId });

  /** Unless the answer is final, the key stays: the payment may have been taken. */
  const refuse = (problem: PaymentProblem<At> | null, isFinal: boolean): Next => {
    const { state, effects } = form.settle({ at: 'sending', slow: false }, problem);
    return to(state, ...(isFinal ? [{ do: 'renewKey' } as const] : []), ...effects);
  };

  const retryLater = (tries: number): Next =>
    to({ at: 'checking', tries: tries + 1 }, { do: 'retryLater', pauseMs: RETRY_AFTER_MS[tries] ?? LONGEST_PAUSE_MS });

  /** The request may have gone out: the key stays, so that the next tap makes the same one again. */
  const edit = (_: unknown, fault: Fault): Next => form.edit({}, fault);

  return {
    name,
    start: open
      ? to({ at: 'checking', tries: 0 }, { do: 'pay', intent: open, isSent: true })
      : to({ at: 'editing', problem: null }),
    broken: { ...form.broken, sending: edit, checking: edit, accepted: edit },
    on: {
      editing: {
        edited: (state, { at }) => to({ ...state, problem: stillWrong(state.problem, at) }),
        submitted: (state, { intent }) => form.submit(state, null, { do: 'pay', intent, isSent: false }),
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
        // Only what is said of the payment itself answers the first request, too.
        refused: (_, { problem }) => refuse(problem, problem !== null && problem.at !== 'form'),
        // The platform asks for a proof only where the key made nothing: the member may go on later.
        withdrawn: () => form.edit({}, null),
        lost: ({ tries }) => retryLater(tries),
      },
      settling: form.settling,
      accepted: {},
    },
  };
}
