// Feedback: a kind and a text, sent once, then the reference under which the operator has it.
import type { InputOf } from '@foyer/contract';
import { FEEDBACK_LENGTH } from '@foyer/contract/feedback-length';
import type { Problem, Refusals } from '../../shell/errors/problem.rules.ts';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';

export const kinds = ['problem', 'idea', 'praise'] as const;
export type FeedbackKind = (typeof kinds)[number];

/** A message, and the key of its intent: the same message arrives once. */
export interface FeedbackEntry extends InputOf<'member.feedback'> {
  readonly key: string;
}

export type FeedbackProblem = Problem<'text'>;

/** The form finds what is wrong with a text before it is sent; the error catalogue has every refusal. */
export const refusals: Refusals<'member.feedback', FeedbackProblem> = {};

const isControl = (character: string): boolean => character < ' ' || (character >= '\x7f' && character <= '\x9f');
const isHalf = (character: string): boolean => character.length === 1 && character >= '\ud800' && character <= '\udfff';

/** Returns the text as the call takes it: pasted text may have characters that nobody sees. */
export const plainText = (typed: string): string =>
  Array.from(typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\t/g, ' '))
    .filter((character) => character === '\n' || !(isControl(character) || isHalf(character)))
    .join('')
    .trim();

/** The first thing wrong with the text, or null. */
export function checkText(text: string): FeedbackProblem | null {
  const plain = plainText(text);
  if (plain === '') return { at: 'text', text: 'feedback.textMissing' };
  const over = plain.length - FEEDBACK_LENGTH;
  return over > 0 ? { at: 'text', text: 'feedback.textTooLong', values: { over } } : null;
}

export type FeedbackState = FormState<FeedbackProblem> | { readonly at: 'sent'; readonly reference: string };

export type FeedbackEvent =
  | FormEvent<FeedbackProblem>
  | { readonly type: 'submitted'; readonly entry: FeedbackEntry }
  | { readonly type: 'accepted'; readonly reference: string }
  | { readonly type: 'anotherTapped' };

export type FeedbackEffect =
  | FormEffect<FeedbackProblem['at']>
  | { readonly do: 'send'; readonly entry: FeedbackEntry }
  /** Forgets what was typed. */
  | { readonly do: 'clear' };

const to = stepsOf<FeedbackState, FeedbackEffect>();
const form = formRows<FeedbackState, FeedbackProblem>();

export const feedbackFlow: Flow<FeedbackState, FeedbackEvent, FeedbackEffect> = {
  name: 'feedback',
  start: to({ at: 'editing', problem: null }),
  broken: { ...form.broken, sent: null },
  on: {
    editing: {
      ...form.editing,
      submitted: (state, { entry }) => form.submit(state, checkText(entry.text), { do: 'send', entry }),
    },
    sending: {
      ...form.sending,
      accepted: (_, { reference }) => to({ at: 'sent', reference }, { do: 'clear' }),
    },
    settling: form.settling,
    sent: {
      anotherTapped: () => to({ at: 'editing', problem: null }, { do: 'focusField', at: 'text' }),
    },
  },
};
