// The step-up before a change: the password, or a code of the authenticator.

import { toldOf, type Words, wordsFor } from '../../shell/errors/words.ts';
import { type Fault, type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure, StepUp } from '../../shell/http/outcome.ts';

export interface StepUpProblem {
  readonly at: 'field' | 'form';
  readonly told: Words;
  readonly reference?: string;
}

export type StepUpState =
  | { readonly at: 'entering'; readonly problem: StepUpProblem | null }
  | { readonly at: 'checking' }
  /** The request was refused and the problem is shown, but the processing lock still holds. */
  | { readonly at: 'settling'; readonly problem: StepUpProblem }
  | { readonly at: 'confirmed' };

export type StepUpEvent =
  | { readonly type: 'submitted'; readonly proof: StepUp }
  | { readonly type: 'edited' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly failure: Failure }
  | { readonly type: 'lockReleased' };

export type StepUpEffect =
  | { readonly do: 'attempt'; readonly proof: StepUp }
  | { readonly do: 'focusField' }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'finish' };

const to = stepsOf<StepUpState, StepUpEffect>();

function missingOf({ password, authCode }: StepUp): StepUpProblem | null {
  if (password === '') return { at: 'field', told: { text: 'security.passwordMissing' } };
  return authCode === '' ? { at: 'field', told: { text: 'security.codeMissing' } } : null;
}

function problemOf(failure: Failure): StepUpProblem {
  const told = wordsFor(failure);
  return failure.errorCode === 'password.wrong' || failure.errorCode === 'code.invalid'
    ? { at: 'field', told }
    : { at: 'form', told, reference: failure.reference };
}

const edit = (_: unknown, fault: Fault) => to({ at: 'entering', problem: toldOf(fault) });

export const stepUpFlow: Flow<StepUpState, StepUpEvent, StepUpEffect> = {
  name: 'stepUp',
  start: to({ at: 'entering', problem: null }, { do: 'focusField' }),
  broken: {
    entering: null,
    checking: edit,
    settling: null,
    confirmed: edit,
  },
  on: {
    entering: {
      edited: (state) => (state.problem ? to({ at: 'entering', problem: null }) : to(state)),
      submitted: (_, { proof }) => {
        const problem = missingOf(proof);
        return problem
          ? to({ at: 'entering', problem }, { do: 'focusField' })
          : to({ at: 'checking' }, { do: 'attempt', proof });
      },
    },
    checking: {
      accepted: () => to({ at: 'confirmed' }, { do: 'finish' }),
      refused: (_, { failure }) =>
        to({ at: 'settling', problem: problemOf(failure) }, { do: 'focusField' }, { do: 'releaseLockLater' }),
    },
    settling: { lockReleased: ({ problem }) => to({ at: 'entering', problem }) },
    confirmed: {},
  },
};
