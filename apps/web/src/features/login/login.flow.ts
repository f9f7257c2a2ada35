// Log-in by password or by SMS: from the tap over the captcha step to the member's page.

import type { CaptchaProof, LoginAnswer } from '@foyer/contract';
import { type Fault, type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { checkEntry, type LoginEntry, type LoginProblem } from './login.rules.ts';

export type LoginState =
  | { readonly at: 'editing'; readonly problem: LoginProblem | null }
  /** The captcha step, where the operator requires one; each try needs a proof of its own. */
  | { readonly at: 'proving' }
  | { readonly at: 'checking'; readonly slow: boolean }
  /** LG-05: the second step lies over the form. */
  | { readonly at: 'verifying' }
  /** The request was refused and the problem is shown, but the processing lock still holds. */
  | { readonly at: 'settling'; readonly problem: LoginProblem }
  | { readonly at: 'loggedIn' };

export type LoginEvent =
  | { readonly type: 'submitted'; readonly entry: LoginEntry }
  | { readonly type: 'edited' }
  | { readonly type: 'proved'; readonly entry: LoginEntry; readonly proof: CaptchaProof }
  /** The person left the captcha unsolved, and has seen a message about it. */
  | { readonly type: 'notProved' }
  /** The code that performs the log-in did not load. */
  | { readonly type: 'codeLost'; readonly problem: LoginProblem }
  | { readonly type: 'tookLong' }
  | { readonly type: 'accepted'; readonly answer: LoginAnswer }
  | { readonly type: 'refused'; readonly problem: LoginProblem }
  /** The back end requires a second step; `value` says which. */
  | { readonly type: 'secondFactorAsked'; readonly value: unknown; readonly entry: LoginEntry }
  | { readonly type: 'secondFactorPassed' }
  /** The person closed the second step, its time ran out, or the back end requires one that this site cannot show. */
  | { readonly type: 'secondFactorLeft'; readonly problem: LoginProblem | null }
  | { readonly type: 'lockReleased' };

export type LoginEffect =
  | { readonly do: 'prove'; readonly entry: LoginEntry }
  | { readonly do: 'logIn'; readonly entry: LoginEntry; readonly proof: CaptchaProof }
  | { readonly do: 'watchTime' }
  /** Moves the focus to the field that needs the person. */
  | { readonly do: 'focusField'; readonly at: LoginProblem['at'] }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'passSecondFactor'; readonly value: unknown; readonly entry: LoginEntry }
  | { readonly do: 'begin'; readonly answer: LoginAnswer }
  | { readonly do: 'finish' };

const to = stepsOf<LoginState, LoginEffect>();

const refused = (problem: LoginProblem) =>
  to({ at: 'settling', problem }, { do: 'focusField', at: problem.at }, { do: 'releaseLockLater' });

const edit = (_: unknown, problem: Fault) => to({ at: 'editing', problem });

export const loginFlow: Flow<LoginState, LoginEvent, LoginEffect> = {
  name: 'login',
  start: to({ at: 'editing', problem: null }),
  broken: {
    editing: null,
    proving: edit,
    checking: edit,
    verifying: edit,
    settling: null,
    loggedIn: edit,
  },
  on: {
    editing: {
      submitted: (_, { entry }) => {
        const problem = checkEntry(entry);
        return problem
          ? to({ at: 'editing', problem }, { do: 'focusField', at: problem.at })
          : to({ at: 'proving' }, { do: 'prove', entry });
      },
      edited: (state) => (state.problem ? to({ at: 'editing', problem: null }) : to(state)),
    },
    proving: {
      proved: (_, { entry, proof }) =>
        to({ at: 'checking', slow: false }, { do: 'logIn', entry, proof }, { do: 'watchTime' }),
      notProved: () => to({ at: 'editing', problem: null }),
      codeLost: (_, { problem }) => to({ at: 'editing', problem }),
    },
    checking: {
      tookLong: () => to({ at: 'checking', slow: true }),
      accepted: (_, { answer }) => to({ at: 'loggedIn' }, { do: 'begin', answer }, { do: 'finish' }),
      secondFactorAsked: (_, { value, entry }) => to({ at: 'verifying' }, { do: 'passSecondFactor', value, entry }),
      refused: (_, { problem }) => refused(problem),
    },
    verifying: {
      // The code of the second step did not load.
      refused: (_, { problem }) => refused(problem),
      secondFactorPassed: () => to({ at: 'loggedIn' }, { do: 'finish' }),
      secondFactorLeft: (_, { problem }) => to({ at: 'editing', problem }),
    },
    settling: {
      lockReleased: ({ problem }) => to({ at: 'editing', problem }),
    },
    loggedIn: {},
  },
};
