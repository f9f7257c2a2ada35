// A new e-mail address or number: its code is on the way; the right one puts it on file.

import type { SecurityOverview } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import type { ContactProblem } from './contact.rules.ts';

export type ContactState = FormState<ContactProblem> | { readonly at: 'saved' };

export type ContactEvent =
  | FormEvent<ContactProblem>
  | { readonly type: 'submitted'; readonly code: string }
  | { readonly type: 'accepted'; readonly overview: SecurityOverview };

export type ContactEffect =
  | FormEffect<ContactProblem['at']>
  | { readonly do: 'save'; readonly code: string }
  | { readonly do: 'finish'; readonly overview: SecurityOverview };

const to = stepsOf<ContactState, ContactEffect>();
const form = formRows<ContactState, ContactProblem>();

const missing: ContactProblem = { at: 'code', text: 'codes.missing' };

export const contactFlow: Flow<ContactState, ContactEvent, ContactEffect> = {
  name: 'contact',
  start: to({ at: 'editing', problem: null }, { do: 'focusField', at: 'code' }),
  broken: { ...form.broken, saved: form.edit },
  on: {
    editing: {
      ...form.editing,
      submitted: (state, { code }) => form.submit(state, code === '' ? missing : null, { do: 'save', code }),
    },
    sending: {
      ...form.sending,
      accepted: (_, { overview }) => to({ at: 'saved' }, { do: 'finish', overview }),
    },
    settling: form.settling,
    saved: {},
  },
};
