// An authenticator app is set up: a secret that the app takes, then a code that shows that it has it.

import type { OutputOf } from '@foyer/contract';
import { toldOf, type Words, wordsFor } from '../../shell/errors/words.ts';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { QrCode } from '../../shell/qr/qr.ts';

export type Secret = OutputOf<'security.enrol'>;
export type Enrolled = OutputOf<'security.enrolConfirm'>;

export interface EnrolProblem {
  readonly at: 'code' | 'form';
  readonly told: Words;
  readonly reference?: string;
}

interface Shown {
  readonly secret: Secret;
  /** Null until the QR code is rendered, and where its code did not load: the member can type the secret. */
  readonly qr: QrCode | null;
}

export type EnrolState =
  | { readonly at: 'starting' }
  | { readonly at: 'failed'; readonly problem: EnrolProblem }
  | ({ readonly at: 'entering'; readonly problem: EnrolProblem | null } & Shown)
  | ({ readonly at: 'checking' } & Shown)
  /** The request was refused and the problem is shown, but the processing lock still holds. */
  | ({ readonly at: 'settling'; readonly problem: EnrolProblem } & Shown)
  | { readonly at: 'enrolled' };

export type EnrolEvent =
  | { readonly type: 'started'; readonly secret: Secret }
  | { readonly type: 'drawn'; readonly qr: QrCode }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted'; readonly code: string }
  | { readonly type: 'accepted'; readonly enrolled: Enrolled }
  | { readonly type: 'refused'; readonly failure: Failure }
  /** The member closed the step-up dialog before the change. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'lockReleased' }
  | { readonly type: 'againTapped' };

export type EnrolEffect =
  | { readonly do: 'start' }
  | { readonly do: 'draw'; readonly otpauth: string }
  | { readonly do: 'confirm'; readonly code: string }
  | { readonly do: 'focusField' }
  | { readonly do: 'releaseLockLater' }
  | { readonly do: 'leave' }
  | { readonly do: 'finish'; readonly enrolled: Enrolled };

const to = stepsOf<EnrolState, EnrolEffect>();

const missing: EnrolProblem = { at: 'code', told: { text: 'twoFactor.authCodeMissing' } };

const atForm = (failure: Failure): EnrolProblem => ({
  at: 'form',
  told: wordsFor(failure),
  reference: failure.reference,
});

function refused({ secret, qr }: Shown, failure: Failure) {
  // The setup has expired: the next try gets another secret.
  if (failure.errorCode === 'authenticator.expired') return to({ at: 'failed', problem: atForm(failure) });
  if (failure.errorCode !== 'code.invalid')
    return to({ at: 'settling', secret, qr, problem: atForm(failure) }, { do: 'releaseLockLater' });
  const problem: EnrolProblem = { at: 'code', told: wordsFor(failure) };
  return to({ at: 'settling', secret, qr, problem }, { do: 'focusField' }, { do: 'releaseLockLater' });
}

export const enrolFlow: Flow<EnrolState, EnrolEvent, EnrolEffect> = {
  name: 'enrol',
  start: to({ at: 'starting' }, { do: 'start' }),
  broken: {
    starting: (_, fault) => to({ at: 'failed', problem: toldOf(fault) }),
    failed: null,
    entering: null,
    checking: ({ secret, qr }, fault) => to({ at: 'entering', secret, qr, problem: toldOf(fault) }),
    settling: null,
    enrolled: (_, fault) => to({ at: 'failed', problem: toldOf(fault) }),
  },
  on: {
    starting: {
      started: (_, { secret }) =>
        to({ at: 'entering', secret, qr: null, problem: null }, { do: 'draw', otpauth: secret.otpauth }),
      refused: (_, { failure }) => to({ at: 'failed', problem: atForm(failure) }),
      withdrawn: (state) => to(state, { do: 'leave' }),
    },
    failed: { againTapped: () => to({ at: 'starting' }, { do: 'start' }) },
    entering: {
      drawn: (state, { qr }) => to({ ...state, qr }),
      edited: (state) => (state.problem ? to({ ...state, problem: null }) : to(state)),
      submitted: ({ secret, qr }, { code }) =>
        code === ''
          ? to({ at: 'entering', secret, qr, problem: missing }, { do: 'focusField' })
          : to({ at: 'checking', secret, qr }, { do: 'confirm', code }),
    },
    checking: {
      drawn: (state, { qr }) => to({ ...state, qr }),
      accepted: (_, { enrolled }) => to({ at: 'enrolled' }, { do: 'finish', enrolled }),
      refused: (state, { failure }) => refused(state, failure),
      withdrawn: ({ secret, qr }) => to({ at: 'entering', secret, qr, problem: null }),
    },
    settling: {
      drawn: (state, { qr }) => to({ ...state, qr }),
      lockReleased: ({ secret, qr, problem }) => to({ at: 'entering', secret, qr, problem }),
    },
    enrolled: {},
  },
};
