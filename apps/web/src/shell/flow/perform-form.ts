// Performs the effects that every form has, and turns the outcome of its call into an event.
import { type InPlace, type Problem, problemBy } from '../errors/problem.rules.ts';
import type { Outcome } from '../http/outcome.ts';
import type { Runner } from './flow.ts';
import type { FormEffect, FormEvent } from './form.ts';
import { PROCESSING_LOCK_MS } from './processing-lock.ts';

/** Milliseconds after which a form tells the person that it takes longer than usual @assumed. */
const SLOW_MS = 4000;

/** The services of a form's screen for its flow. */
export interface FormScreen<At extends string> {
  readonly focusField: (at: At) => void;
}

/** Returns the runner of the effects that every form has. */
export function formRunner<At extends string>(
  { focusField }: FormScreen<At>,
  slowMs = SLOW_MS,
): Runner<FormEvent<never>, FormEffect<At>> {
  let slow: ReturnType<typeof setTimeout> | undefined;
  return (effect, send) => {
    switch (effect.do) {
      case 'focusField':
        return focusField(effect.at);
      case 'watchTime':
        clearTimeout(slow);
        slow = setTimeout(() => send({ type: 'tookLong' }), slowMs);
        return;
      case 'releaseLockLater':
        setTimeout(() => send({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
        return;
    }
  };
}

/**
 * Returns the event of an outcome: what `accepted` makes of its value, or the refusal with the problem that the form
 * shows. A null outcome: the person left a step before the call.
 */
export function eventOf<T, E, P extends Problem<string>>(
  outcome: Outcome<T> | null,
  refusals: { readonly [code: string]: InPlace<P> | undefined },
  accepted: (value: T) => E,
): E | FormEvent<P | Problem<never>> {
  if (!outcome) return { type: 'withdrawn' };
  return outcome.ok ? accepted(outcome.value) : { type: 'refused', problem: problemBy(refusals, outcome) };
}
