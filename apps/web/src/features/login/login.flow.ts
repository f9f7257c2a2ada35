// Password log-in: from the tap over the captcha step to the member's page.
import type { CaptchaProof, LoginAnswer } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/shell.ts';
import { type Credentials, checkCredentials, type LoginProblem, problemOf } from './login.rules.ts';

export type LoginState =
  | { readonly at: 'editing'; readonly problem: LoginProblem | null }
  /** The captcha step, where the operator asks for one; each try needs a proof of its own. */
  | { readonly at: 'proving' }
  | { readonly at: 'checking'; readonly slow: boolean }
  /** Refused and told, but the lock still holds. */
  | { readonly at: 'settling'; readonly problem: LoginProblem }
  | { readonly at: 'loggedIn' };

export type LoginEvent =
  | { readonly type: 'submitted'; readonly credentials: Credentials }
  | { readonly type: 'edited' }
  | { readonly type: 'proved'; readonly credentials: Credentials; readonly proof: CaptchaProof }
  /** The captcha was left unsolved, and the person has been told. */
  | { readonly type: 'notProved' }
  | { readonly type: 'tookLong' }
  | { readonly type: 'accepted'; readonly answer: LoginAnswer }
  | { readonly type: 'refused'; readonly failure: Failure }
  | { readonly type: 'lockReleased' };

export type LoginEffect =
  | { readonly do: 'prove'; readonly credentials: Credentials }
  | { readonly do: 'logIn'; readonly credentials: Credentials; readonly proof: CaptchaProof }
  | { readonly do: 'watchTime' }
  /** Brings the person to the field that needs them. */
  | { readonly do: 'pointOut'; readonly at: LoginProblem['at'] }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'enter'; readonly answer: LoginAnswer };

const to = stepsOf<LoginState, LoginEffect>();

export const loginFlow: Flow<LoginState, LoginEvent, LoginEffect> = {
  name: 'login',
  start: to({ at: 'editing', problem: null }),
  on: {
    editing: {
      submitted: (_, { credentials }) => {
        const problem = checkCredentials(credentials);
        return problem
          ? to({ at: 'editing', problem }, { do: 'pointOut', at: problem.at })
          : to({ at: 'proving' }, { do: 'prove', credentials });
      },
      edited: (state) => (state.problem ? to({ at: 'editing', problem: null }) : to(state)),
    },
    proving: {
      proved: (_, { credentials, proof }) =>
        to({ at: 'checking', slow: false }, { do: 'logIn', credentials, proof }, { do: 'watchTime' }),
      notProved: () => to({ at: 'editing', problem: null }),
    },
    checking: {
      tookLong: () => to({ at: 'checking', slow: true }),
      accepted: (_, { answer }) => to({ at: 'loggedIn' }, { do: 'enter', answer }),
      refused: (_, { failure }) => {
        const problem = problemOf(failure);
        return to({ at: 'settling', problem }, { do: 'pointOut', at: problem.at }, { do: 'releaseLockLater' });
      },
    },
    settling: {
      lockReleased: ({ problem }) => to({ at: 'editing', problem }),
    },
    loggedIn: {},
  },
};
