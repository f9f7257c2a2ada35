// Registration: from the tap to the member's page, with a captcha before and a lost answer asked for again.
import type { CaptchaProof, RegisterAnswer } from '@foyer/contract';
import { type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/shell.ts';
import type { Entry } from './entry.ts';
import { alertOf, isLost, problemOf, type RefusalAlert } from './refusal.rules.ts';
import { ASK_AGAIN_AFTER_MS } from './register.constants.ts';
import type { Place, RegisterProblem } from './register.rules.ts';

export type RegisterState =
  | { readonly at: 'editing'; readonly problem: RegisterProblem | null }
  /** RG-01: the captcha step is open. */
  | { readonly at: 'proving' }
  | { readonly at: 'sending'; readonly slow: boolean }
  /** The answer was lost: the same intent is asked for again. */
  | { readonly at: 'checking'; readonly asked: number }
  /** Asked often enough: the person decides. */
  | { readonly at: 'unanswered'; readonly reference: string }
  /** Refused and told, but the lock still holds. */
  | { readonly at: 'settling'; readonly problem: RegisterProblem }
  | { readonly at: 'registered' };

export type RegisterEvent =
  | { readonly type: 'submitted'; readonly entry: Entry; readonly problem: RegisterProblem | null }
  | { readonly type: 'edited' }
  | { readonly type: 'proved'; readonly proof: CaptchaProof }
  | { readonly type: 'notProved' }
  | { readonly type: 'tookLong' }
  | { readonly type: 'accepted'; readonly answer: RegisterAnswer }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'askDue' }
  | { readonly type: 'askTapped' }
  | { readonly type: 'changeTapped' }
  | { readonly type: 'lockReleased' };

export type RegisterEffect =
  | { readonly do: 'prove'; readonly entry: Entry }
  /** Makes the call under a new idempotency key. */
  | { readonly do: 'register'; readonly proof: CaptchaProof }
  /** Makes the same call under the same key. */
  | { readonly do: 'askAgain' }
  | { readonly do: 'askAgainLater'; readonly pauseMs: number }
  | { readonly do: 'watchTime' }
  /** RG-08: a refused image captcha gives way to a new one. */
  | { readonly do: 'renewCaptcha' }
  /** RG-10: tells, then brings the person to the field that needs them. */
  | { readonly do: 'tell'; readonly alert: RefusalAlert | null; readonly at: Place }
  | { readonly do: 'pointOut'; readonly at: Place }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'enter'; readonly answer: RegisterAnswer };

const to = stepsOf<RegisterState, RegisterEffect>();
type Next = Step<RegisterState, RegisterEffect>;

const enter = (_: unknown, { answer }: { readonly answer: RegisterAnswer }): Next =>
  to({ at: 'registered' }, { do: 'enter', answer });

const refuse = (failure: Failure): Next => {
  const problem = problemOf(failure);
  return to(
    { at: 'settling', problem },
    { do: 'renewCaptcha' },
    { do: 'tell', alert: alertOf(failure), at: problem.at },
    { do: 'releaseLockLater' },
  );
};

/** A lost answer is asked for again after its pause, until the pauses are used up. */
const askOn = (asked: number, { reference }: Failure): Next => {
  const pauseMs = ASK_AGAIN_AFTER_MS[asked];
  if (pauseMs === undefined) return to({ at: 'unanswered', reference });
  return to({ at: 'checking', asked: asked + 1 }, { do: 'askAgainLater', pauseMs });
};

/** After a lost answer a name or number that is taken may be the person's own. */
const ownPerhaps = (failure: Failure): Next => {
  const step = refuse(failure);
  const taken = failure.errorCode === 'username.taken' || failure.errorCode === 'mobile.taken';
  if (!taken || step.state.at !== 'settling') return step;
  return { ...step, state: { ...step.state, problem: { ...step.state.problem, text: 'register.perhapsYours' } } };
};

export const registerFlow: Flow<RegisterState, RegisterEvent, RegisterEffect> = {
  name: 'register',
  start: to({ at: 'editing', problem: null }),
  on: {
    editing: {
      submitted: (_, { entry, problem }) =>
        problem
          ? to({ at: 'editing', problem }, { do: 'pointOut', at: problem.at })
          : to({ at: 'proving' }, { do: 'prove', entry }),
      edited: (state) => (state.problem ? to({ at: 'editing', problem: null }) : to(state)),
    },
    proving: {
      proved: (_, { proof }) => to({ at: 'sending', slow: false }, { do: 'register', proof }, { do: 'watchTime' }),
      notProved: () => to({ at: 'editing', problem: null }),
    },
    sending: {
      tookLong: () => to({ at: 'sending', slow: true }),
      accepted: enter,
      failed: (_, { failure }) => (isLost(failure) ? askOn(0, failure) : refuse(failure)),
    },
    checking: {
      askDue: (state) => to(state, { do: 'askAgain' }),
      accepted: enter,
      failed: ({ asked }, { failure }) =>
        isLost(failure) || failure.kind === 'offline' ? askOn(asked, failure) : ownPerhaps(failure),
    },
    unanswered: {
      askTapped: () => to({ at: 'checking', asked: ASK_AGAIN_AFTER_MS.length }, { do: 'askAgain' }),
      changeTapped: () => to({ at: 'editing', problem: { at: 'form', text: 'register.perhapsOpen' } }),
    },
    settling: {
      lockReleased: ({ problem }) => to({ at: 'editing', problem }),
    },
    registered: {},
  },
};
