// OV-02, SO-02: registers a new identity, or links it to an existing account after a log-in.

import type { LoginAnswer, RegisterAnswer } from '@foyer/contract';
import { type Fault, type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import type { UnknownIdentity } from '../../shell/identity/unknown-identity.ts';
import type { SessionStart } from '../../shell/session/session-start.ts';
import type { BindProblem } from './bind.rules.ts';
import { RETRY_AFTER_MS } from './social.constants.ts';

export type BindState =
  | { readonly at: 'choosing'; readonly problem: BindProblem | null }
  /** The terms of registering are on the screen; `problem` says why the person has to read them again. */
  | { readonly at: 'agreeing'; readonly problem: BindProblem | null }
  | { readonly at: 'registering'; readonly lost: number }
  /** The outcome of the registration is unknown. */
  | { readonly at: 'unanswered'; readonly reference: string }
  /** The log-in lies over it. */
  | { readonly at: 'loggingIn' }
  | { readonly at: 'linking' }
  | { readonly at: 'done' };

export type BindEvent =
  | { readonly type: 'choseNew' }
  | { readonly type: 'agreed' }
  | { readonly type: 'choseExisting' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'registered'; readonly answer: RegisterAnswer }
  /** Null: the error catalogue has told the person. */
  | { readonly type: 'refused'; readonly problem: BindProblem | null }
  /** The answer was lost: nobody knows whether the member is registered. */
  | { readonly type: 'answerLost'; readonly reference: string }
  | { readonly type: 'retryDue' }
  | { readonly type: 'retryTapped' }
  | { readonly type: 'loggedIn' }
  | { readonly type: 'notLoggedIn' }
  | { readonly type: 'linked' }
  /** Null: the member withdrew, or the error catalogue has told them. */
  | { readonly type: 'notLinked'; readonly problem: BindProblem | null };

export type BindEffect =
  /** Registers with one key for one intent, however often the request is repeated. */
  | { readonly do: 'register' }
  | { readonly do: 'retryLater'; readonly pauseMs: number }
  | { readonly do: 'logIn' }
  | { readonly do: 'link' }
  | { readonly do: 'showLinked' }
  | { readonly do: 'showNotLinked'; readonly problem: BindProblem }
  | { readonly do: 'enter'; readonly answer: LoginAnswer }
  | { readonly do: 'finish'; readonly as: SessionStart };

type Next = Step<BindState, BindEffect>;
const to = stepsOf<BindState, BindEffect>();
const register = (): Next => to({ at: 'registering', lost: 0 }, { do: 'register' });
const logIn = (): Next => to({ at: 'loggingIn' }, { do: 'logIn' });
const done = (...effects: readonly BindEffect[]): Next => to({ at: 'done' }, ...effects);

const hasToken = (answer: RegisterAnswer): answer is LoginAnswer => answer.token !== undefined;

function retryLater(lost: number, reference: string): Next {
  const pauseMs = RETRY_AFTER_MS[lost];
  if (pauseMs === undefined) return to({ at: 'unanswered', reference });
  return to({ at: 'registering', lost: lost + 1 }, { do: 'retryLater', pauseMs });
}

const choose = (_: unknown, fault: Fault): Next => to({ at: 'choosing', problem: fault });

type BindFlow = Flow<BindState, BindEvent, BindEffect>;

export const bindFlow: BindFlow = {
  name: 'bind-identity',
  start: to({ at: 'choosing', problem: null }),
  broken: {
    choosing: null,
    agreeing: null,
    registering: (_, { reference }) => to({ at: 'unanswered', reference }),
    unanswered: null,
    loggingIn: choose,
    linking: choose,
    done: choose,
  },
  on: {
    choosing: {
      choseNew: () => to({ at: 'agreeing', problem: null }),
      choseExisting: logIn,
    },
    agreeing: {
      agreed: register,
      wentBack: () => to({ at: 'choosing', problem: null }),
      choseExisting: logIn,
    },
    registering: {
      registered: (_, { answer }) =>
        hasToken(answer)
          ? done({ do: 'enter', answer }, { do: 'finish', as: 'registered' })
          : done({ do: 'finish', as: 'registered' }),
      refused: (_, { problem }) => to({ at: problem?.again ? 'agreeing' : 'choosing', problem }),
      answerLost: ({ lost }, { reference }) => retryLater(lost, reference),
      retryDue: (state) => to(state, { do: 'register' }),
    },
    unanswered: {
      retryTapped: () => to({ at: 'registering', lost: RETRY_AFTER_MS.length }, { do: 'register' }),
      choseExisting: logIn,
    },
    loggingIn: {
      loggedIn: () => to({ at: 'linking' }, { do: 'link' }),
      notLoggedIn: () => to({ at: 'choosing', problem: null }),
    },
    // The person stays logged in, whatever the outcome of the link.
    linking: {
      linked: () => done({ do: 'showLinked' }, { do: 'finish', as: 'loggedIn' }),
      notLinked: (_, { problem }) =>
        problem
          ? done({ do: 'showNotLinked', problem }, { do: 'finish', as: 'loggedIn' })
          : done({ do: 'finish', as: 'loggedIn' }),
    },
    done: {},
  },
};

/** The operator's switches that this flow follows. */
export interface BindSwitches {
  /** FIREBASECREATEACC3: a new account may be chosen. */
  readonly socialRegisterNew: boolean;
  /** The 'o' flag: nobody has to choose an account. */
  readonly socialAutoRegister: boolean;
}

/**
 * Tells whether the choice offers a new account. FIREBASECREATEACC3 decides it for every choice after a log-in; who
 * confirmed a number on the registration came for a new account.
 */
export const offersNew = (
  { socialRegisterNew }: Pick<BindSwitches, 'socialRegisterNew'>,
  { isRegistering }: Pick<UnknownIdentity, 'isRegistering'>,
): boolean => socialRegisterNew || isRegistering;

const chooseExistingOnly: BindFlow['on']['choosing'] = { choseExisting: logIn };

/**
 * OV-02, SO-02: with the 'o' flag, and on the registration by number, registration begins by itself, once the person has
 * seen its terms; else the person is asked.
 */
export function bindFlowFor(
  switches: BindSwitches,
  identity: Pick<UnknownIdentity, 'agreed' | 'isRegistering'>,
): BindFlow {
  const on = offersNew(switches, identity) ? bindFlow.on : { ...bindFlow.on, choosing: chooseExistingOnly };
  if (!switches.socialAutoRegister && !identity.isRegistering) return { ...bindFlow, on };
  return { ...bindFlow, on, start: identity.agreed ? register() : to({ at: 'agreeing', problem: null }) };
}
