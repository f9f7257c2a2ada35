// Log-in by password or by SMS: from the tap over the captcha step to the member's page.

import type { CaptchaProof, LoginAnswer } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import { checkEntry, type LoginEntry, type LoginProblem } from './login.rules.ts';

export type LoginState =
  | FormState<LoginProblem>
  /** The captcha step, where the operator requires one; each try needs a proof of its own. */
  | { readonly at: 'proving' }
  /** LG-05: the second step lies over the form. */
  | { readonly at: 'verifying' }
  | { readonly at: 'loggedIn' };

export type LoginEvent =
  | FormEvent<LoginProblem>
  | { readonly type: 'submitted'; readonly entry: LoginEntry }
  | { readonly type: 'proved'; readonly entry: LoginEntry; readonly proof: CaptchaProof }
  | { readonly type: 'accepted'; readonly answer: LoginAnswer }
  /** The back end requires a second step; `value` says which. */
  | { readonly type: 'secondFactorRequired'; readonly value: unknown; readonly entry: LoginEntry }
  | { readonly type: 'secondFactorPassed' };

export type LoginEffect =
  | FormEffect<LoginProblem['at']>
  | { readonly do: 'prove'; readonly entry: LoginEntry }
  | { readonly do: 'logIn'; readonly entry: LoginEntry; readonly proof: CaptchaProof }
  | { readonly do: 'passSecondFactor'; readonly value: unknown; readonly entry: LoginEntry }
  | { readonly do: 'begin'; readonly answer: LoginAnswer }
  | { readonly do: 'finish' };

const to = stepsOf<LoginState, LoginEffect>();
const form = formRows<LoginState, LoginProblem>();
const backToForm = (state: LoginState) => form.edit(state, null);

export const loginFlow: Flow<LoginState, LoginEvent, LoginEffect> = {
  name: 'login',
  start: to({ at: 'editing', problem: null }),
  broken: { ...form.broken, proving: form.edit, verifying: form.edit, loggedIn: form.edit },
  on: {
    editing: {
      ...form.editing,
      submitted: (_, { entry }) => {
        const problem = checkEntry(entry);
        return problem
          ? to({ at: 'editing', problem }, { do: 'focusField', at: problem.at })
          : to({ at: 'proving' }, { do: 'prove', entry });
      },
    },
    proving: {
      proved: (_, { entry, proof }) =>
        to({ at: 'sending', slow: false }, { do: 'logIn', entry, proof }, { do: 'watchTime' }),
      withdrawn: backToForm,
    },
    sending: {
      ...form.sending,
      accepted: (_, { answer }) => to({ at: 'loggedIn' }, { do: 'begin', answer }, { do: 'finish' }),
      secondFactorRequired: (_, { value, entry }) => to({ at: 'verifying' }, { do: 'passSecondFactor', value, entry }),
    },
    verifying: {
      secondFactorPassed: () => to({ at: 'loggedIn' }, { do: 'finish' }),
      // The person closed the second step, or its time ran out.
      withdrawn: backToForm,
      // The back end requires a second step that this site cannot show.
      refused: (_, { problem }) => form.settle({ at: 'sending', slow: false }, problem),
    },
    settling: form.settling,
    loggedIn: {},
  },
};
