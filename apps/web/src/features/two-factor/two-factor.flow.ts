// The second step of a log-in: a method, a typed proof, and the back end's verdict.

import type { LoginAnswer, SecondFactor } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import { checkEntry, type Entry, type TwoFactorProblem, trimmed } from './two-factor.rules.ts';

interface Chosen {
  readonly method: SecondFactor;
  /** Counts the refusals: each clears the input before it (TF-05). */
  readonly round: number;
  /**
   * Counts the codes of the phone-auth service that were used up without passing: after each the form starts with the
   * number again.
   */
  readonly sendings: number;
}

type InForm = FormState<TwoFactorProblem, Chosen>;

export type TwoFactorState =
  | Exclude<InForm, { at: 'settling' }>
  /** `next` is an entry that was completed before the release of the lock. */
  | (Extract<InForm, { at: 'settling' }> & { readonly next?: Entry })
  | { readonly at: 'passed' }
  /** The challenge is over, and the sheet says so. */
  | { readonly at: 'expired' };

type Refused = Extract<FormEvent<TwoFactorProblem>, { type: 'refused' }> & {
  /** The back end has judged the entry. A lost answer has judged nothing: the input stays for the next tap. */
  readonly isJudged?: boolean;
  /** The phone-auth service accepted the code, which works once. */
  readonly isCodeUsedUp?: boolean;
};

export type TwoFactorEvent =
  | Exclude<FormEvent<TwoFactorProblem>, { type: 'refused' }>
  | Refused
  | { readonly type: 'chosen'; readonly method: SecondFactor }
  | { readonly type: 'submitted'; readonly entry: Entry }
  | { readonly type: 'accepted'; readonly answer: LoginAnswer }
  /** The phone-auth service did not accept the code, and the person has seen a message about it. */
  | { readonly type: 'notConfirmed' }
  /** The second step refused to send a code: the number or address is not the one on file. */
  | { readonly type: 'recipientRefused'; readonly problem: TwoFactorProblem | null }
  /** The back end has ended the challenge. */
  | { readonly type: 'ended' }
  | { readonly type: 'timeRanOut' };

export type TwoFactorEffect =
  | FormEffect<TwoFactorProblem['at']>
  | { readonly do: 'watchTheEnd' }
  | { readonly do: 'keepMethod'; readonly method: SecondFactor }
  | { readonly do: 'verify'; readonly entry: Entry }
  /** Deletes the stored state of the sent code, and its number where that was wrong. */
  | { readonly do: 'forgetCode'; readonly andNumber: boolean }
  | { readonly do: 'begin'; readonly answer: LoginAnswer };

const to = stepsOf<TwoFactorState, TwoFactorEffect>();
const form = formRows<TwoFactorState, TwoFactorProblem>();
const focusField = { do: 'focusField', at: 'field' } as const;

/** The entry was judged and is not right, or its answer was lost. */
function refuse(state: Extract<TwoFactorState, { at: 'sending' }>, { problem, isJudged, isCodeUsedUp }: Refused) {
  const round = isJudged ? state.round + 1 : state.round;
  if (!isCodeUsedUp) return form.settle({ ...state, round }, problem);
  // The code was right: the number that it went to does not match.
  const settled = form.settle({ ...state, round, sendings: state.sendings + 1 }, problem);
  return to(settled.state, { do: 'forgetCode', andNumber: problem?.at === 'recipient' }, ...settled.effects);
}

const check = (chosen: Chosen, entry: Entry) =>
  to({ ...chosen, at: 'sending', slow: false }, { do: 'verify', entry }, { do: 'watchTime' });

const over = () => to({ at: 'expired' });

/** The flow, beginning with a method. */
export const twoFactorFlow = (first: SecondFactor): Flow<TwoFactorState, TwoFactorEvent, TwoFactorEffect> => ({
  name: 'twoFactor',
  start: to({ at: 'editing', method: first, problem: null, round: 0, sendings: 0 }, { do: 'watchTheEnd' }, focusField),
  broken: {
    ...form.broken,
    // The challenge has been answered: the person can only log in again.
    passed: over,
    expired: null,
  },
  on: {
    editing: {
      ...form.editing,
      chosen: (state, { method }) =>
        method === state.method
          ? to(state)
          : to({ ...state, method, problem: null }, { do: 'keepMethod', method }, focusField),
      submitted: (state, { entry: typed }) => {
        if (typed.method !== state.method) return to(state);
        const entry = trimmed(typed);
        return form.submit(state, checkEntry(entry), { do: 'verify', entry });
      },
      recipientRefused: (state, { problem }) =>
        to({ ...state, round: state.round + 1, problem }, { do: 'focusField', at: 'recipient' }),
      ended: over,
      timeRanOut: over,
    },
    sending: {
      ...form.sending,
      accepted: (_, { answer }) => to({ at: 'passed' }, { do: 'begin', answer }),
      notConfirmed: (state) => to(form.edit({ ...state, round: state.round + 1 }, null).state, focusField),
      refused: refuse,
      ended: over,
    },
    settling: {
      // A code that is pasted or arrives during the lock is not lost.
      submitted: (state, { entry }) =>
        entry.method === state.method && !checkEntry(trimmed(entry))
          ? to({ ...state, next: trimmed(entry) })
          : to(state),
      lockReleased: ({ next, ...state }) => {
        const { method, round, sendings } = state;
        return next ? check({ method, round, sendings }, next) : form.settling.lockReleased(state);
      },
      timeRanOut: over,
    },
    passed: {},
    expired: {},
  },
});
