// An authenticator app is set up: a secret that the app takes, then a code that shows that it has it.

import type { OutputOf } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import type { QrCode } from '../../shell/qr/qr.ts';
import type { EnrolProblem } from './enrol.rules.ts';

export type Secret = OutputOf<'security.enrol'>;
export type Enrolled = OutputOf<'security.enrolConfirm'>;

interface Shown {
  readonly secret: Secret;
  /** Null until the QR code is rendered, and where its code did not load: the member can type the secret. */
  readonly qr: QrCode | null;
}

export type EnrolState =
  | { readonly at: 'starting' }
  /** There is no secret. `problem` is null where the error catalogue has told the person. */
  | { readonly at: 'failed'; readonly problem: EnrolProblem | null }
  | FormState<EnrolProblem, Shown>
  | { readonly at: 'enrolled' };

export type EnrolEvent =
  | FormEvent<EnrolProblem>
  | { readonly type: 'started'; readonly secret: Secret }
  | { readonly type: 'drawn'; readonly qr: QrCode }
  | { readonly type: 'submitted'; readonly code: string }
  | { readonly type: 'accepted'; readonly enrolled: Enrolled }
  /** The setup has run out: the next try gets another secret. */
  | { readonly type: 'expired'; readonly problem: EnrolProblem | null }
  | { readonly type: 'againTapped' };

export type EnrolEffect =
  | FormEffect<EnrolProblem['at']>
  | { readonly do: 'start' }
  | { readonly do: 'draw'; readonly otpauth: string }
  | { readonly do: 'confirm'; readonly code: string }
  | { readonly do: 'leave' }
  | { readonly do: 'finish'; readonly enrolled: Enrolled };

const to = stepsOf<EnrolState, EnrolEffect>();
const form = formRows<EnrolState, EnrolProblem>();

const missing: EnrolProblem = { at: 'code', text: 'twoFactor.authCodeMissing' };

const fail = (problem: EnrolProblem | null) => to({ at: 'failed', problem });

export const enrolFlow: Flow<EnrolState, EnrolEvent, EnrolEffect> = {
  name: 'enrol',
  start: to({ at: 'starting' }, { do: 'start' }),
  broken: {
    ...form.broken,
    starting: (_, fault) => fail(fault),
    failed: null,
    enrolled: (_, fault) => fail(fault),
  },
  on: {
    starting: {
      started: (_, { secret }) =>
        to({ at: 'editing', secret, qr: null, problem: null }, { do: 'draw', otpauth: secret.otpauth }),
      refused: (_, { problem }) => fail(problem),
      withdrawn: (state) => to(state, { do: 'leave' }),
    },
    failed: { againTapped: () => to({ at: 'starting' }, { do: 'start' }) },
    editing: {
      ...form.editing,
      drawn: (state, { qr }) => to({ ...state, qr }),
      submitted: (state, { code }) => form.submit(state, code === '' ? missing : null, { do: 'confirm', code }),
    },
    sending: {
      ...form.sending,
      drawn: (state, { qr }) => to({ ...state, qr }),
      accepted: (_, { enrolled }) => to({ at: 'enrolled' }, { do: 'finish', enrolled }),
      expired: (_, { problem }) => fail(problem),
    },
    settling: {
      ...form.settling,
      drawn: (state, { qr }) => to({ ...state, qr }),
    },
    enrolled: {},
  },
};
