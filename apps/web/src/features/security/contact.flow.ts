// A new e-mail address or number: its code is on the way; the right one puts it on file.

import type { SecurityOverview } from '@foyer/contract';
import { toldOf, type Words, wordsFor } from '../../shell/errors/words.ts';
import { type Fault, type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';

export interface ContactProblem {
  readonly at: 'code' | 'form';
  readonly told: Words;
  readonly reference?: string;
}

export type ContactState =
  | { readonly at: 'entering'; readonly problem: ContactProblem | null }
  | { readonly at: 'saving' }
  /** The request was refused and the problem is shown, but the processing lock still holds. */
  | { readonly at: 'settling'; readonly problem: ContactProblem }
  | { readonly at: 'saved' };

export type ContactEvent =
  | { readonly type: 'edited' }
  | { readonly type: 'submitted'; readonly code: string }
  | { readonly type: 'accepted'; readonly overview: SecurityOverview }
  | { readonly type: 'refused'; readonly failure: Failure }
  /** The member closed the step-up dialog before the change. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'lockReleased' };

export type ContactEffect =
  | { readonly do: 'save'; readonly code: string }
  /** Moves the focus to the field; the person types the code again. */
  | { readonly do: 'focusField' }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'finish'; readonly overview: SecurityOverview };

const to = stepsOf<ContactState, ContactEffect>();

const missing: ContactProblem = { at: 'code', told: { text: 'codes.missing' } };

const edit = (_: unknown, fault: Fault) => to({ at: 'entering', problem: toldOf(fault) });

export const contactFlow: Flow<ContactState, ContactEvent, ContactEffect> = {
  name: 'contact',
  start: to({ at: 'entering', problem: null }, { do: 'focusField' }),
  broken: {
    entering: null,
    saving: edit,
    settling: null,
    saved: edit,
  },
  on: {
    entering: {
      edited: (state) => (state.problem ? to({ at: 'entering', problem: null }) : to(state)),
      submitted: (_, { code }) =>
        code === ''
          ? to({ at: 'entering', problem: missing }, { do: 'focusField' })
          : to({ at: 'saving' }, { do: 'save', code }),
    },
    saving: {
      accepted: (_, { overview }) => to({ at: 'saved' }, { do: 'finish', overview }),
      withdrawn: () => to({ at: 'entering', problem: null }),
      refused: (_, { failure }) => {
        const told = wordsFor(failure);
        if (failure.errorCode === 'code.invalid')
          return to(
            { at: 'settling', problem: { at: 'code', told } },
            { do: 'focusField' },
            { do: 'releaseLockLater' },
          );
        const { reference } = failure;
        return to({ at: 'settling', problem: { at: 'form', told, reference } }, { do: 'releaseLockLater' });
      },
    },
    settling: { lockReleased: ({ problem }) => to({ at: 'entering', problem }) },
    saved: {},
  },
};
