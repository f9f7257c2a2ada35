// The second step of a log-in: a way is chosen, something is typed, the back end judges it. Its end is a session, or a log-in anew.

import type { LoginAnswer, SecondFactor } from '@foyer/contract';
import { toldOf } from '../../shell/errors/words.ts';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { checkEntry, type Entry, isOver, type Problem, problemOf, trimmed } from './two-factor.rules.ts';

interface Chosen {
  readonly method: SecondFactor;
  /** Grows with each refusal: what was typed before it is cleared (TF-05). */
  readonly round: number;
  /** Grows when a code of the phone-auth service is used up without passing: number and code are asked for anew. */
  readonly sendings: number;
}

export type TwoFactorState =
  | ({ readonly at: 'entering'; readonly problem: Problem | null } & Chosen)
  | ({ readonly at: 'checking'; readonly slow: boolean } & Chosen)
  /** Refused and told, but the lock still holds; `next` is what was whole again before it was released. */
  | ({ readonly at: 'settling'; readonly problem: Problem; readonly next: Entry | null } & Chosen)
  | { readonly at: 'passed' }
  /** The challenge is over and the person is told so. */
  | { readonly at: 'expired' };

export type TwoFactorEvent =
  | { readonly type: 'chosen'; readonly method: SecondFactor }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted'; readonly entry: Entry }
  | { readonly type: 'tookLong' }
  | { readonly type: 'accepted'; readonly answer: LoginAnswer }
  /** `codeUsedUp`: the phone-auth service had taken the code, which is good once. */
  | { readonly type: 'refused'; readonly failure: Failure; readonly codeUsedUp: boolean }
  /** The phone-auth service did not take the code, and the person has been told. */
  | { readonly type: 'notConfirmed' }
  /** No code was sent, for a reason that is the second step's own: it is not the number or address on file, or the challenge is over. */
  | { readonly type: 'sendingRefused'; readonly failure: Failure }
  | { readonly type: 'lockReleased' }
  | { readonly type: 'timeRanOut' };

export type TwoFactorEffect =
  | { readonly do: 'watchTheEnd' }
  | { readonly do: 'keepMethod'; readonly method: SecondFactor }
  | { readonly do: 'verify'; readonly entry: Entry }
  | { readonly do: 'watchTime' }
  /** Nothing of the code that was sent is kept, and of its number where that was wrong. */
  | { readonly do: 'forgetCode'; readonly andNumber: boolean }
  /** Brings the person to the field that needs them. */
  | { readonly do: 'pointOut' }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'begin'; readonly answer: LoginAnswer };

const to = stepsOf<TwoFactorState, TwoFactorEffect>();

/** An answer that never came has judged nothing: what was typed stays for the next tap. */
const cleared = ({ method, round, sendings }: Chosen, { kind }: Failure): Chosen => ({
  method,
  round: kind === 'refused' ? round + 1 : round,
  sendings,
});

/** The entry was judged and is not right. */
function refused(state: Chosen, { failure, codeUsedUp }: Extract<TwoFactorEvent, { type: 'refused' }>) {
  const chosen = cleared(state, failure);
  const after = [{ do: 'pointOut' }, { do: 'releaseLockLater' }] as const;
  if (!codeUsedUp) return to({ at: 'settling', ...chosen, problem: problemOf(failure, 'field'), next: null }, ...after);
  // The code was right: what does not match is the number it went to.
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
    { do: 'pointOut' },
  ),
  broken: {
    entering: null,
    checking: ({ slow: _, ...chosen }, fault) => to({ ...chosen, at: 'entering', problem: toldOf(fault) }),
    settling: null,
    // The challenge has been answered: what is left is to log in again.
    passed: over,
    expired: null,
  },
  on: {
    entering: {
      chosen: (state, { method }) =>
        method === state.method
          ? to(state)
          : to({ ...state, method, problem: null }, { do: 'keepMethod', method }, { do: 'pointOut' }),
      edited: (state) => (state.problem ? to({ ...state, problem: null }) : to(state)),
      submitted: (state, { entry: typed }) => {
        const { method, round, sendings } = state;
        if (typed.method !== method) return to(state);
        const entry = trimmed(typed);
        const problem = checkEntry(entry);
        return problem ? to({ ...state, problem }, { do: 'pointOut' }) : check({ method, round, sendings }, entry);
      },
      sendingRefused: (state, { failure }) =>
        isOver(failure)
          ? over()
          : to(
              { at: 'entering', ...cleared(state, failure), problem: problemOf(failure, 'recipient') },
              { do: 'pointOut' },
            ),
      timeRanOut: over,
    },
    checking: {
      tookLong: (state) => to({ ...state, slow: true }),
      accepted: (_, { answer }) => to({ at: 'passed' }, { do: 'begin', answer }),
      notConfirmed: ({ method, round, sendings }) =>
        to({ at: 'entering', method, round: round + 1, sendings, problem: null }, { do: 'pointOut' }),
      refused: (state, event) => (isOver(event.failure) ? over() : refused(state, event)),
    },
    settling: {
      // A code that is pasted, or arrives, at once is not lost.
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
