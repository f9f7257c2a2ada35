// The forced password change: nothing else is possible until it is done, but logging out.

import { stillWrong } from '../../shell/errors/joined-problems.ts';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import type { ChangeProblem, PasswordChange } from './change-password.rules.ts';

export type ChangeState = FormState<ChangeProblem> | { readonly at: 'changed' } | { readonly at: 'leaving' };

export type ChangeEvent =
  | Exclude<FormEvent<ChangeProblem>, { readonly type: 'edited' }>
  | { readonly type: 'edited'; readonly at?: 'old' | 'new' }
  | { readonly type: 'submitted'; readonly change: PasswordChange; readonly problem: ChangeProblem | null }
  | { readonly type: 'accepted' }
  | { readonly type: 'logoutTapped' };

export type ChangeEffect =
  | FormEffect<ChangeProblem['at']>
  /** Finds out whether there is a password to ask for. */
  | { readonly do: 'lookUp' }
  | { readonly do: 'send'; readonly change: PasswordChange }
  | { readonly do: 'enter' }
  | { readonly do: 'logOut' };

const to = stepsOf<ChangeState, ChangeEffect>();
const form = formRows<ChangeState, ChangeProblem>();
const leave = () => to({ at: 'leaving' }, { do: 'logOut' });

export const changePasswordFlow: Flow<ChangeState, ChangeEvent, ChangeEffect> = {
  name: 'change-password',
  start: to({ at: 'editing', problem: null }, { do: 'lookUp' }),
  broken: { ...form.broken, changed: form.edit, leaving: form.edit },
  on: {
    editing: {
      edited: ({ problem }, { at }) => to({ at: 'editing', problem: stillWrong(problem, at) }),
      submitted: (state, { change, problem }) => form.submit(state, problem, { do: 'send', change }),
      logoutTapped: leave,
    },
    sending: {
      ...form.sending,
      accepted: () => to({ at: 'changed' }, { do: 'enter' }),
    },
    settling: { ...form.settling, logoutTapped: leave },
    changed: {},
    leaving: {},
  },
};
