// The forced password change: nothing else is possible until it is done, but logging out.

import type { LoginAnswer } from '@foyer/contract';
import { type Fault, type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { type ChangeProblem, type PasswordChange, problemOf } from './change-password.rules.ts';

export type ChangeState =
  | { readonly at: 'editing'; readonly problem: ChangeProblem | null }
  | { readonly at: 'sending' }
  /** The request was refused and the problem is shown, but the processing lock still holds. */
  | { readonly at: 'settling'; readonly problem: ChangeProblem }
  | { readonly at: 'changed' }
  | { readonly at: 'leaving' };

export type ChangeEvent =
  | { readonly type: 'submitted'; readonly change: PasswordChange; readonly problem: ChangeProblem | null }
  | { readonly type: 'edited' }
  | { readonly type: 'accepted'; readonly answer: LoginAnswer }
  | { readonly type: 'refused'; readonly failure: Failure }
  /** The member did not confirm the change by a proof of identity. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'lockReleased' }
  | { readonly type: 'logoutTapped' };

export type ChangeEffect =
  /** Finds out whether there is a password to ask for. */
  | { readonly do: 'lookUp' }
  | { readonly do: 'send'; readonly change: PasswordChange }
  /** Moves the focus to the field that needs the person. */
  | { readonly do: 'focusField'; readonly at: ChangeProblem['at'] }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'enter'; readonly answer: LoginAnswer }
  | { readonly do: 'logOut' };

const to = stepsOf<ChangeState, ChangeEffect>();
const leave = () => to({ at: 'leaving' }, { do: 'logOut' });

const edit = (_: unknown, problem: Fault) => to({ at: 'editing', problem });

export const changePasswordFlow: Flow<ChangeState, ChangeEvent, ChangeEffect> = {
  name: 'change-password',
  start: to({ at: 'editing', problem: null }, { do: 'lookUp' }),
  broken: {
    editing: null,
    sending: edit,
    settling: null,
    changed: edit,
    leaving: edit,
  },
  on: {
    editing: {
      submitted: (_, { change, problem }) =>
        problem
          ? to({ at: 'editing', problem }, { do: 'focusField', at: problem.at })
          : to({ at: 'sending' }, { do: 'send', change }),
      edited: (state) => (state.problem ? to({ at: 'editing', problem: null }) : to(state)),
      logoutTapped: leave,
    },
    sending: {
      withdrawn: () => to({ at: 'editing', problem: null }),
      accepted: (_, { answer }) => to({ at: 'changed' }, { do: 'enter', answer }),
      refused: (_, { failure }) => {
        const problem = problemOf(failure);
        return to({ at: 'settling', problem }, { do: 'focusField', at: problem.at }, { do: 'releaseLockLater' });
      },
    },
    settling: {
      lockReleased: ({ problem }) => to({ at: 'editing', problem }),
      logoutTapped: leave,
    },
    changed: {},
    leaving: {},
  },
};
