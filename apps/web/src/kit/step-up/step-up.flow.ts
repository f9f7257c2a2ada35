// The step-up before a change: the password, or a code of the authenticator.

import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import type { StepUp } from '../../shell/http/outcome.ts';
import { missingOf, type StepUpProblem } from './step-up.rules.ts';

export type StepUpState = FormState<StepUpProblem> | { readonly at: 'confirmed' };

export type StepUpEvent =
  | FormEvent<StepUpProblem>
  | { readonly type: 'submitted'; readonly proof: StepUp }
  | { readonly type: 'accepted' };

export type StepUpEffect =
  | FormEffect<StepUpProblem['at']>
  | { readonly do: 'attempt'; readonly proof: StepUp }
  | { readonly do: 'finish' };

const to = stepsOf<StepUpState, StepUpEffect>();
const form = formRows<StepUpState, StepUpProblem>();

export const stepUpFlow: Flow<StepUpState, StepUpEvent, StepUpEffect> = {
  name: 'stepUp',
  start: to({ at: 'editing', problem: null }, { do: 'focusField', at: 'field' }),
  broken: { ...form.broken, confirmed: form.edit },
  on: {
    editing: {
      ...form.editing,
      submitted: (state, { proof }) => form.submit(state, missingOf(proof), { do: 'attempt', proof }),
    },
    sending: {
      ...form.sending,
      accepted: () => to({ at: 'confirmed' }, { do: 'finish' }),
    },
    settling: form.settling,
    confirmed: {},
  },
};
