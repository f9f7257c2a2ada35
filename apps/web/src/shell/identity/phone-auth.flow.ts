// PH-01 to PH-03: phone-auth from its invisible captcha and code handle to an id token.
import { type Fault, type Flow, type Step, stepsOf } from '../flow/flow.ts';
import type { AuthError } from './auth-text.ts';

interface Sending {
  readonly number: string;
  /** Of the code before, which counts on where this one cannot be sent. */
  readonly handle: string | null;
}

export type PhoneAuthState =
  /** `handle`: of a code that was sent before a refresh. */
  | { readonly at: 'notInitialised'; readonly handle: string | null }
  /** The captcha is being prepared; then the code goes out. */
  | ({ readonly at: 'initialising' } & Sending)
  /** Ready, and no code is on its way: there is no confirmation handle. */
  | { readonly at: 'initialised' }
  | ({ readonly at: 'sending' } & Sending)
  /** The handle is stored: a code can be confirmed. */
  | { readonly at: 'codeSent'; readonly handle: string }
  | { readonly at: 'confirming'; readonly handle: string; readonly initialised: boolean };

export type PhoneAuthEvent =
  | { readonly type: 'found'; readonly handle: string }
  /** The number with its plus. */
  | { readonly type: 'codeRequested'; readonly number: string }
  | { readonly type: 'prepared' }
  | { readonly type: 'sent'; readonly handle: string }
  | { readonly type: 'codeTyped'; readonly code: string }
  | { readonly type: 'confirmed'; readonly idToken: string }
  | { readonly type: 'wentWrong'; readonly problem: AuthError };

export type PhoneAuthEffect =
  /** Looks for the handle of a code that was sent before a refresh. */
  | { readonly do: 'find' }
  | { readonly do: 'prepare' }
  | { readonly do: 'send'; readonly number: string }
  | { readonly do: 'keep'; readonly handle: string }
  | { readonly do: 'forget' }
  | { readonly do: 'confirm'; readonly handle: string; readonly code: string }
  | PhoneAuthAnswer;

/** The result of a request by the form. */
export type PhoneAuthAnswer =
  | { readonly do: 'reportSent' }
  | { readonly do: 'reportNotSent'; readonly problem: AuthError }
  | { readonly do: 'reportToken'; readonly idToken: string }
  | { readonly do: 'reportNotConfirmed'; readonly problem: AuthError };

export const CODE_EXPIRED: AuthError = { code: 'auth/code-expired', reason: 'No code is on its way.' };

/** A fault of our own, by its reference. */
const broke = ({ reference }: Fault): AuthError => ({ code: 'auth/internal-error', reason: reference });

const to = stepsOf<PhoneAuthState, PhoneAuthEffect>();
type Next = Step<PhoneAuthState, PhoneAuthEffect>;

/** PH-02: without a handle there is nothing to confirm. */
const expired = (state: PhoneAuthState): Next => to(state, { do: 'reportNotConfirmed', problem: CODE_EXPIRED });
const send = (handle: string | null, number: string): Next =>
  to({ at: 'sending', number, handle }, { do: 'send', number });

/** Returns the state to be in, with this handle or without one. */
function standing(initialised: boolean, handle: string | null): PhoneAuthState {
  if (!initialised) return { at: 'notInitialised', handle };
  return handle === null ? { at: 'initialised' } : { at: 'codeSent', handle };
}

/** A code that has run out is of no use any more; a wrong one may be typed again. */
const runsOut: ReadonlySet<string> = new Set([
  'auth/code-expired',
  'auth/session-expired',
  'auth/missing-verification-id',
  'auth/invalid-verification-id',
  'auth/too-many-requests',
]);

export const phoneAuthFlow: Flow<PhoneAuthState, PhoneAuthEvent, PhoneAuthEffect> = {
  name: 'phone-auth',
  start: to({ at: 'notInitialised', handle: null }, { do: 'find' }),
  broken: {
    notInitialised: null,
    initialising: ({ handle }, fault) => to(standing(false, handle), { do: 'reportNotSent', problem: broke(fault) }),
    initialised: null,
    sending: ({ handle }, fault) => to(standing(true, handle), { do: 'reportNotSent', problem: broke(fault) }),
    codeSent: null,
    confirming: ({ initialised, handle }, fault) =>
      to(standing(initialised, handle), { do: 'reportNotConfirmed', problem: broke(fault) }),
  },
  on: {
    notInitialised: {
      found: (_, { handle }) => to({ at: 'notInitialised', handle }),
      codeRequested: ({ handle }, { number }) => to({ at: 'initialising', number, handle }, { do: 'prepare' }),
      codeTyped: (state, { code }) => {
        const { handle } = state;
        return handle === null
          ? expired(state)
          : to({ at: 'confirming', handle, initialised: false }, { do: 'confirm', handle, code });
      },
    },
    initialising: {
      prepared: ({ handle, number }) => send(handle, number),
      codeTyped: expired,
      wentWrong: ({ handle }, { problem }) => to(standing(false, handle), { do: 'reportNotSent', problem }),
    },
    initialised: { codeRequested: (_, { number }) => send(null, number), codeTyped: expired },
    sending: {
      sent: (_, { handle }) => to({ at: 'codeSent', handle }, { do: 'keep', handle }, { do: 'reportSent' }),
      codeTyped: expired,
      wentWrong: ({ handle }, { problem }) => to(standing(true, handle), { do: 'reportNotSent', problem }),
    },
    codeSent: {
      codeRequested: ({ handle }, { number }) => send(handle, number),
      codeTyped: ({ handle }, { code }) =>
        to({ at: 'confirming', handle, initialised: true }, { do: 'confirm', handle, code }),
    },
    confirming: {
      // A code is good once.
      confirmed: ({ initialised }, { idToken }) =>
        to(standing(initialised, null), { do: 'forget' }, { do: 'reportToken', idToken }),
      wentWrong: ({ initialised, handle }, { problem }) =>
        runsOut.has(problem.code)
          ? to(standing(initialised, null), { do: 'forget' }, { do: 'reportNotConfirmed', problem })
          : to(standing(initialised, handle), { do: 'reportNotConfirmed', problem }),
    },
  },
};
