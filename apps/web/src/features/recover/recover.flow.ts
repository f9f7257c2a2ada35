// A forgotten password or user name: person, code, new password, over a refresh too.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import type { StoredRecovery, Wish } from './account-identity.ts';
import type { Confirmation, RecoverProblem } from './recover.rules.ts';

export type RecoverState =
  | { readonly at: 'asking' }
  /** The form of the code and, where it is forgotten, of the password. */
  | FormState<RecoverProblem, StoredRecovery>
  /** The request was for the forgotten user name: `userName` is the answer. */
  | { readonly at: 'named'; readonly userName: string }
  | { readonly at: 'finished' };

export type RecoverEvent =
  | FormEvent<RecoverProblem>
  /** A recovery was under way before a refresh. */
  | { readonly type: 'found'; readonly kept: StoredRecovery }
  | { readonly type: 'codeSent'; readonly kept: StoredRecovery }
  /** The person is someone else, or the number was wrong. */
  | { readonly type: 'turnedBack' }
  | { readonly type: 'submitted'; readonly confirmation: Confirmation; readonly problem: RecoverProblem | null }
  | { readonly type: 'accepted'; readonly userName: string }
  | { readonly type: 'loginTapped' };

export type RecoverEffect =
  | FormEffect<RecoverProblem['at']>
  | { readonly do: 'find' }
  | { readonly do: 'keep'; readonly kept: StoredRecovery }
  | { readonly do: 'forget' }
  | ({ readonly do: 'turnBack' } & StoredRecovery)
  /** The code has been used. */
  | { readonly do: 'dropCode' }
  | ({ readonly do: 'confirm'; readonly confirmation: Confirmation } & StoredRecovery)
  /** The old password is dead, and with it what this device remembered. */
  | { readonly do: 'finish'; readonly userName: string; readonly wish: Wish };

const to = stepsOf<RecoverState, RecoverEffect>();
const form = formRows<RecoverState, RecoverProblem>();
const keptOf = ({ wish, identity }: StoredRecovery): StoredRecovery => ({ wish, identity });

export const recoverFlow: Flow<RecoverState, RecoverEvent, RecoverEffect> = {
  name: 'recover',
  start: to({ at: 'asking' }, { do: 'find' }),
  broken: { ...form.broken, asking: null, named: null, finished: null },
  on: {
    asking: {
      found: (_, { kept }) => to({ at: 'editing', ...kept, problem: null }),
      codeSent: (_, { kept }) =>
        to({ at: 'editing', ...kept, problem: null }, { do: 'keep', kept }, { do: 'focusField', at: 'code' }),
    },
    editing: {
      ...form.editing,
      turnedBack: (state) => to({ at: 'asking' }, { do: 'forget' }, { do: 'turnBack', ...keptOf(state) }),
      submitted: (state, { confirmation, problem }) =>
        form.submit(state, problem, { do: 'confirm', confirmation, ...keptOf(state) }),
    },
    sending: {
      ...form.sending,
      accepted: ({ wish }, { userName }) =>
        wish === 'userName'
          ? to({ at: 'named', userName }, { do: 'forget' }, { do: 'dropCode' })
          : to({ at: 'finished' }, { do: 'forget' }, { do: 'dropCode' }, { do: 'finish', userName, wish }),
    },
    settling: form.settling,
    named: {
      loginTapped: ({ userName }) => to({ at: 'finished' }, { do: 'finish', userName, wish: 'userName' }),
    },
    finished: {},
  },
};
