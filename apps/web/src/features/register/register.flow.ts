// Registration: from the tap to the member's page, with a captcha before the call and retries after a lost answer.

import type { CaptchaProof, RegisterAnswer } from '@foyer/contract';
import { type Fault, type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import { ASK_AGAIN_AFTER_MS } from './register.constants.ts';
import type { RegisterEntry } from './register-entry.ts';
import type { FieldName, RefusalAlert, RegisterProblem } from './register-problem.ts';

export type RegisterState =
  | { readonly at: 'editing'; readonly problem: RegisterProblem | null }
  /** RG-01: what was entered is checked, then the captcha step is open. */
  | { readonly at: 'proving' }
  | { readonly at: 'sending'; readonly slow: boolean }
  /** The answer was lost: the same intent is sent again. */
  | { readonly at: 'checking'; readonly asked: number }
  /** All retries are used up: the person decides. */
  | { readonly at: 'unanswered'; readonly reference: string }
  /** The request was refused and the problem is shown, but the processing lock still holds. */
  | { readonly at: 'settling'; readonly problem: RegisterProblem }
  | { readonly at: 'registered' };

export type RegisterEvent =
  | { readonly type: 'submitted'; readonly entry: RegisterEntry }
  | { readonly type: 'edited' }
  /** The input breaks a rule; nothing was sent. */
  | { readonly type: 'foundWrong'; readonly problem: RegisterProblem }
  | { readonly type: 'proved'; readonly proof: CaptchaProof }
  /** The person left the captcha unsolved, and has seen a message about it. */
  | { readonly type: 'notProved' }
  | { readonly type: 'tookLong' }
  | { readonly type: 'accepted'; readonly answer: RegisterAnswer }
  | { readonly type: 'refused'; readonly problem: RegisterProblem; readonly alert: RefusalAlert | null }
  /** The outcome of the call is unknown. */
  | { readonly type: 'lost'; readonly reference: string }
  | { readonly type: 'askDue' }
  | { readonly type: 'askTapped' }
  | { readonly type: 'changeTapped' }
  | { readonly type: 'lockReleased' };

export type RegisterEffect =
  | { readonly do: 'prove'; readonly entry: RegisterEntry }
  /** Makes the call under a new idempotency key. */
  | { readonly do: 'register'; readonly proof: CaptchaProof }
  /** Makes the same call under the same key. */
  | { readonly do: 'askAgain' }
  | { readonly do: 'askAgainLater'; readonly pauseMs: number }
  | { readonly do: 'watchTime' }
  /** RG-08: an image captcha that went with a call, refused or unanswered, gives way to a new one. */
  | { readonly do: 'renewCaptcha' }
  /** RG-10: shows the alert, then moves the focus to the field that needs the person. */
  | { readonly do: 'tell'; readonly alert: RefusalAlert | null; readonly at: FieldName }
  | { readonly do: 'focusField'; readonly at: FieldName }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'enter'; readonly answer: RegisterAnswer };

type Happened<T extends RegisterEvent['type']> = Extract<RegisterEvent, { type: T }>;
type Next = Step<RegisterState, RegisterEffect>;
const to = stepsOf<RegisterState, RegisterEffect>();

const enter = (_: unknown, { answer }: Happened<'accepted'>): Next => to({ at: 'registered' }, { do: 'enter', answer });

const refuse = (_: unknown, { problem, alert }: Happened<'refused'>): Next =>
  to(
    { at: 'settling', problem },
    { do: 'renewCaptcha' },
    { do: 'tell', alert, at: problem.at },
    { do: 'releaseLockLater' },
  );

/** Retries after a lost answer and its pause, until the pauses are used up. */
const askOn = (asked: number, { reference }: Happened<'lost'>): Next => {
  const pauseMs = ASK_AGAIN_AFTER_MS[asked];
  if (pauseMs === undefined) return to({ at: 'unanswered', reference });
  return to({ at: 'checking', asked: asked + 1 }, { do: 'askAgainLater', pauseMs });
};

const wonder = (_: unknown, { reference }: Fault) => to({ at: 'unanswered', reference });
const edit = (_: unknown, problem: Fault) => to({ at: 'editing', problem });

export const registerFlow: Flow<RegisterState, RegisterEvent, RegisterEffect> = {
  name: 'register',
  start: to({ at: 'editing', problem: null }),
  broken: {
    editing: null,
    proving: edit,
    // The request may or may not have gone out.
    sending: wonder,
    checking: wonder,
    unanswered: null,
    settling: null,
    registered: edit,
  },
  on: {
    editing: {
      submitted: (_, { entry }) => to({ at: 'proving' }, { do: 'prove', entry }),
      edited: (state) => (state.problem ? to({ at: 'editing', problem: null }) : to(state)),
    },
    proving: {
      foundWrong: (_, { problem }) => to({ at: 'editing', problem }, { do: 'focusField', at: problem.at }),
      proved: (_, { proof }) => to({ at: 'sending', slow: false }, { do: 'register', proof }, { do: 'watchTime' }),
      notProved: () => to({ at: 'editing', problem: null }),
    },
    sending: {
      tookLong: () => to({ at: 'sending', slow: true }),
      accepted: enter,
      refused: refuse,
      lost: (_, event) => askOn(0, event),
    },
    checking: {
      askDue: (state) => to(state, { do: 'askAgain' }),
      accepted: enter,
      refused: refuse,
      lost: ({ asked }, event) => askOn(asked, event),
    },
    unanswered: {
      askTapped: () => to({ at: 'checking', asked: ASK_AGAIN_AFTER_MS.length }, { do: 'askAgain' }),
      changeTapped: () =>
        to({ at: 'editing', problem: { at: 'form', text: 'registerProblem.perhapsOpen' } }, { do: 'renewCaptcha' }),
    },
    settling: {
      lockReleased: ({ problem }) => to({ at: 'editing', problem }),
    },
    registered: {},
  },
};
