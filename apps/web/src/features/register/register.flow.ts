// Registration: from the tap over the captcha and lost answers to the member's page.

import type { CaptchaProof, RegisterAnswer } from '@foyer/contract';
import { stillWrong } from '../../shell/errors/joined-problems.ts';
import { type Fault, type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import type { FormField, RegisterEntry, RegisterProblem } from './register-entry.ts';

/** A lost answer is requested again after these pauses, with the same key; then the person decides. @assumed */
const RETRY_AFTER_MS = [1_000, 3_000, 8_000] as const;

export type RegisterState =
  | FormState<RegisterProblem>
  /** RG-01: what was entered is checked, then the captcha step is open. */
  | { readonly at: 'proving' }
  /** The answer was lost: the same intent is sent again. */
  | { readonly at: 'checking'; readonly tries: number }
  /** All retries are used up: the person decides. */
  | { readonly at: 'unanswered'; readonly reference: string }
  | { readonly at: 'registered' };

export type RegisterEvent =
  | Exclude<FormEvent<RegisterProblem>, { readonly type: 'edited' }>
  /** One field was edited; without `at`, the form as a whole. */
  | { readonly type: 'edited'; readonly at?: FormField }
  | { readonly type: 'submitted'; readonly entry: RegisterEntry }
  /** The input breaks a rule; nothing was sent. */
  | { readonly type: 'foundWrong'; readonly problem: RegisterProblem }
  | { readonly type: 'proved'; readonly proof: CaptchaProof }
  /** The back end wants a captcha proof that the call did not carry. */
  | { readonly type: 'proofDemanded' }
  | { readonly type: 'accepted'; readonly answer: RegisterAnswer }
  /** RG-10: the back end refused what was entered. Its message, which may be empty, comes before the problem. */
  | { readonly type: 'entryRefused'; readonly problem: RegisterProblem; readonly message: string }
  /** The outcome of the call is unknown. */
  | { readonly type: 'lost'; readonly reference: string }
  | { readonly type: 'retryDue' }
  | { readonly type: 'retryTapped' }
  | { readonly type: 'changeTapped' };

export type RegisterEffect =
  | FormEffect<FormField>
  | { readonly do: 'prove'; readonly entry: RegisterEntry }
  /** Opens the captcha for the entry that was sent without a proof. */
  | { readonly do: 'proveNow' }
  /** Makes the call under a new idempotency key. */
  | { readonly do: 'register'; readonly proof: CaptchaProof }
  /** Makes the same call under the same key. */
  | { readonly do: 'retry' }
  | { readonly do: 'retryLater'; readonly pauseMs: number }
  /** RG-08: an image captcha that went with a call, refused or unanswered, gives way to a new one. */
  | { readonly do: 'renewCaptcha' }
  /** A refused code is typed again. */
  | { readonly do: 'clearCode' }
  /** RG-10: shows the message, then moves the focus to the field that needs the person. */
  | { readonly do: 'showRefusal'; readonly message: string; readonly at: FormField }
  | { readonly do: 'enter'; readonly answer: RegisterAnswer };

type Happened<T extends RegisterEvent['type']> = Extract<RegisterEvent, { type: T }>;
type Next = Step<RegisterState, RegisterEffect>;
const to = stepsOf<RegisterState, RegisterEffect>();
const form = formRows<RegisterState, RegisterProblem>();

const enter = (_: unknown, { answer }: Happened<'accepted'>): Next => to({ at: 'registered' }, { do: 'enter', answer });

const refuse = (_: unknown, { problem }: Happened<'refused'>): Next => {
  const { state, effects } = form.settle({ at: 'sending', slow: false }, problem);
  const cleared = problem?.at === 'code' ? [{ do: 'clearCode' } as const] : [];
  return to(state, { do: 'renewCaptcha' }, ...cleared, ...effects);
};

const proveNow = (): Next => to({ at: 'proving' }, { do: 'proveNow' });

const refuseEntry = (_: unknown, { problem, message }: Happened<'entryRefused'>): Next =>
  to(
    { at: 'settling', problem },
    { do: 'renewCaptcha' },
    { do: 'showRefusal', message, at: problem.at },
    { do: 'releaseLockLater' },
  );

/** Retries after a lost answer and its pause, until the pauses are used up. */
const retryLater = (tries: number, { reference }: Happened<'lost'>): Next => {
  const pauseMs = RETRY_AFTER_MS[tries];
  if (pauseMs === undefined) return to({ at: 'unanswered', reference });
  return to({ at: 'checking', tries: tries + 1 }, { do: 'retryLater', pauseMs });
};

/** The request may or may not have gone out. */
const wonder = (_: unknown, { reference }: Fault) => to({ at: 'unanswered', reference });

export const registerFlow: Flow<RegisterState, RegisterEvent, RegisterEffect> = {
  name: 'register',
  start: to({ at: 'editing', problem: null }),
  broken: {
    ...form.broken,
    proving: form.edit,
    sending: wonder,
    checking: wonder,
    unanswered: null,
    registered: form.edit,
  },
  on: {
    editing: {
      edited: ({ problem }, { at }) => to({ at: 'editing', problem: stillWrong(problem, at) }),
      submitted: (_, { entry }) => to({ at: 'proving' }, { do: 'prove', entry }),
    },
    proving: {
      foundWrong: (_, { problem }) => to({ at: 'editing', problem }, { do: 'focusField', at: problem.at }),
      proved: (_, { proof }) => to({ at: 'sending', slow: false }, { do: 'register', proof }, { do: 'watchTime' }),
      withdrawn: (state) => form.edit(state, null),
    },
    sending: {
      ...form.sending,
      accepted: enter,
      proofDemanded: proveNow,
      refused: refuse,
      entryRefused: refuseEntry,
      lost: (_, event) => retryLater(0, event),
    },
    checking: {
      retryDue: (state) => to(state, { do: 'retry' }),
      accepted: enter,
      proofDemanded: proveNow,
      refused: refuse,
      entryRefused: refuseEntry,
      lost: ({ tries }, event) => retryLater(tries, event),
    },
    unanswered: {
      retryTapped: () => to({ at: 'checking', tries: RETRY_AFTER_MS.length }, { do: 'retry' }),
      changeTapped: () =>
        to({ at: 'editing', problem: { at: 'form', text: 'registerProblem.perhapsOpen' } }, { do: 'renewCaptcha' }),
    },
    settling: form.settling,
    registered: {},
  },
};
