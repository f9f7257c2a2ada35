// PH-01 to PH-03: phone-auth, from nothing over its invisible captcha and the code's handle to an id token.
import { type Flow, type Step, stepsOf } from '../flow/flow.ts';
import type { AuthError } from './auth-text.ts';

export type PhoneAuthState =
  | { readonly at: 'notInitialised' }
  /** The captcha is being prepared; then the code goes out. */
  | { readonly at: 'initialising'; readonly number: string }
  /** Ready, and no code is on its way: there is no confirmation handle. */
  | { readonly at: 'initialised' }
  | { readonly at: 'sending'; readonly number: string }
  /** The handle is stored: a code can be confirmed. */
  | { readonly at: 'codeSent' }
  | { readonly at: 'confirming' };

export type PhoneAuthEvent =
  /** The number with its plus. */
  | { readonly type: 'codeAsked'; readonly number: string }
  | { readonly type: 'prepared' }
  | { readonly type: 'sent' }
  | { readonly type: 'codeTyped'; readonly code: string }
  | { readonly type: 'confirmed'; readonly idToken: string }
  | { readonly type: 'wentWrong'; readonly problem: AuthError };

export type PhoneAuthEffect =
  | { readonly do: 'prepare' }
  | { readonly do: 'send'; readonly number: string }
  | { readonly do: 'confirm'; readonly code: string }
  | { readonly do: 'tellSent' }
  | { readonly do: 'tellToken'; readonly idToken: string }
  | { readonly do: 'tellProblem'; readonly problem: AuthError };

export const CODE_EXPIRED: AuthError = { code: 'auth/code-expired', reason: 'No code is on its way.' };

const to = stepsOf<PhoneAuthState, PhoneAuthEffect>();
type Next = Step<PhoneAuthState, PhoneAuthEffect>;

/** PH-02: without a handle there is nothing to confirm. */
const expired = (state: PhoneAuthState): Next => to(state, { do: 'tellProblem', problem: CODE_EXPIRED });
const send = (_: unknown, { number }: { readonly number: string }): Next =>
  to({ at: 'sending', number }, { do: 'send', number });

/** A code that has run out is of no use any more; a wrong one may be typed again. */
const runsOut: ReadonlySet<string> = new Set(['auth/code-expired', 'auth/session-expired', 'auth/too-many-requests']);

export const phoneAuthFlow: Flow<PhoneAuthState, PhoneAuthEvent, PhoneAuthEffect> = {
  name: 'phone-auth',
  start: to({ at: 'notInitialised' }),
  on: {
    notInitialised: {
      codeAsked: (_, { number }) => to({ at: 'initialising', number }, { do: 'prepare' }),
      codeTyped: expired,
    },
    initialising: {
      prepared: ({ number }) => to({ at: 'sending', number }, { do: 'send', number }),
      codeTyped: expired,
      wentWrong: (_, { problem }) => to({ at: 'notInitialised' }, { do: 'tellProblem', problem }),
    },
    initialised: { codeAsked: send, codeTyped: expired },
    sending: {
      sent: () => to({ at: 'codeSent' }, { do: 'tellSent' }),
      codeTyped: expired,
      wentWrong: (_, { problem }) => to({ at: 'initialised' }, { do: 'tellProblem', problem }),
    },
    codeSent: {
      codeAsked: send,
      codeTyped: (_, { code }) => to({ at: 'confirming' }, { do: 'confirm', code }),
    },
    confirming: {
      // A code is good once.
      confirmed: (_, { idToken }) => to({ at: 'initialised' }, { do: 'tellToken', idToken }),
      wentWrong: (_, { problem }) =>
        to({ at: runsOut.has(problem.code) ? 'initialised' : 'codeSent' }, { do: 'tellProblem', problem }),
    },
  },
};
