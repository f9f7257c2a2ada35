// The second step of a log-in: the person chooses a way and types, and the back end judges the input. It ends with a
// session or a new log-in.

import type { LoginAnswer, SecondFactor } from '@foyer/contract';
import { toldOf } from '../../shell/errors/words.ts';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { checkEntry, type Entry, isOver, type Problem, problemOf, trimmed } from './two-factor.rules.ts';

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

export type TwoFactorState =
  | ({ readonly at: 'entering'; readonly problem: Problem | null } & Chosen)
  | ({ readonly at: 'checking'; readonly slow: boolean } & Chosen)
  /** The problem is shown, but the lock still holds; `next` is an entry that was completed before its release. */
  | ({ readonly at: 'settling'; readonly problem: Problem; readonly next: Entry | null } & Chosen)
  | { readonly at: 'passed' }
  /** The challenge is over, and the person has seen a message about it. */
  | { readonly at: 'expired' };

export type TwoFactorEvent =
  | { readonly type: 'chosen'; readonly method: SecondFactor }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted'; readonly entry: Entry }
  | { readonly type: 'tookLong' }
  | { readonly type: 'accepted'; readonly answer: LoginAnswer }
  /** `codeUsedUp`: the phone-auth service accepted the code, which works once. */
  | { readonly type: 'refused'; readonly failure: Failure; readonly codeUsedUp: boolean }
  /** The phone-auth service did not accept the code, and the person has seen a message about it. */
  | { readonly type: 'notConfirmed' }
  /** The second step itself refused to send a code: the number or address is not on file, or the challenge is over. */
  | { readonly type: 'sendingRefused'; readonly failure: Failure }
  | { readonly type: 'lockReleased' }
  | { readonly type: 'timeRanOut' };

export type TwoFactorEffect =
  | { readonly do: 'watchTheEnd' }
  | { readonly do: 'keepMethod'; readonly method: SecondFactor }
  | { readonly do: 'verify'; readonly entry: Entry }
  | { readonly do: 'watchTime' }
  /** Deletes the stored state of the sent code, and its number where that was wrong. */
  | { readonly do: 'forgetCode'; readonly andNumber: boolean }
  /** Moves the focus to the field that needs the person. */
  | { readonly do: 'focusField' }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'begin'; readonly answer: LoginAnswer };

const to = stepsOf<TwoFactorState, TwoFactorEffect>();

/** Returns the choice after a failure. A lost answer has judged nothing: the input stays for the next tap. */
const cleared = ({ method, round, sendings }: Chosen, { kind }: Failure): Chosen => ({
  method,
  round: kind === 'refused' ? round + 1 : round,
  sendings,
});

/** The entry was judged and is not right. */
function refused(state: Chosen, { failure, codeUsedUp }: Extract<TwoFactorEvent, { type: 'refused' }>) {
  const chosen = cleared(state, failure);
  const after = [{ do: 'focusField' }, { do: 'releaseLockLater' }] as const;
  if (!codeUsedUp) return to({ at: 'settling', ...chosen, problem: problemOf(failure, 'field'), next: null }, ...after);
  // The code was right: the number that it went to does not match.
  const problem = problemOf(failure, 'recipient');
  const anew = { ...chosen, sendings: chosen.sendings + 1 };
  const forget = { do: 'forgetCode', andNumber: problem.at === 'recipient' } as const;
  return to({ at: 'settling', ...anew, problem, next: null }, forget, ...after);
}

const check = (chosen: Chosen, entry: Entry) =>
  to({ ...chosen, at: 'checking', slow: false }, { do: 'verify', entry }, { do: 'watchTime' });

const over = () => to({ at: 'expired' });

/** The flow, beginning with a way. */
export const twoFactorFlow = (first: SecondFactor): Flow<TwoFactorState, TwoFactorEvent, TwoFactorEffect> => ({
  name: 'twoFactor',
  start: to(
    { at: 'entering', method: first, problem: null, round: 0, sendings: 0 },
    { do: 'watchTheEnd' },
    { do: 'focusField' },
  ),
  broken: {
    entering: null,
    checking: ({ slow: _, ...chosen }, fault) => to({ ...chosen, at: 'entering', problem: toldOf(fault) }),
    settling: null,
    // The challenge has been answered: the person can only log in again.
    passed: over,
    expired: null,
  },
  on: {
    entering: {
      chosen: (state, { method }) =>
        method === state.method
          ? to(state)
          : to({ ...state, method, problem: null }, { do: 'keepMethod', method }, { do: 'focusField' }),
      edited: (state) => (state.problem ? to({ ...state, problem: null }) : to(state)),
      submitted: (state, { entry: typed }) => {
        const { method, round, sendings } = state;
        if (typed.method !== method) return to(state);
        const entry = trimmed(typed);
        const problem = checkEntry(entry);
        return problem ? to({ ...state, problem }, { do: 'focusField' }) : check({ method, round, sendings }, entry);
      },
      sendingRefused: (state, { failure }) =>
        isOver(failure)
          ? over()
          : to(
              { at: 'entering', ...cleared(state, failure), problem: problemOf(failure, 'recipient') },
              { do: 'focusField' },
            ),
      timeRanOut: over,
    },
    checking: {
      tookLong: (state) => to({ ...state, slow: true }),
      accepted: (_, { answer }) => to({ at: 'passed' }, { do: 'begin', answer }),
      notConfirmed: ({ method, round, sendings }) =>
        to({ at: 'entering', method, round: round + 1, sendings, problem: null }, { do: 'focusField' }),
      refused: (state, event) => (isOver(event.failure) ? over() : refused(state, event)),
    },
    settling: {
      // A code that is pasted or arrives during the lock is not lost.
      submitted: (state, { entry }) =>
        entry.method === state.method && !checkEntry(trimmed(entry))
          ? to({ ...state, next: trimmed(entry) })
          : to(state),
      lockReleased: ({ next, problem, ...chosen }) =>
        next ? check(chosen, next) : to({ ...chosen, at: 'entering', problem }),
      timeRanOut: over,
    },
    passed: {},
    expired: {},
  },
});
