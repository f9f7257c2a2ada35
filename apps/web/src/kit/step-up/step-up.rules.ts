// Decisions of the step-up: what is missing, and what a refusal means.
import { inItsWords, type Problem, type Refusals } from '../../shell/errors/problem.rules.ts';
import type { StepUp } from '../../shell/http/outcome.ts';

/** The problem that the dialog shows. */
export type StepUpProblem = Problem<'field'>;

/** The refusals of the proof; every call that may require one lists them. */
export const refusals: Refusals<'security.method', StepUpProblem> = {
  'password.wrong': inItsWords('field'),
  'code.invalid': inItsWords('field'),
};

/** Returns the problem of an empty field, or null. */
export function missingOf({ password, authCode }: StepUp): StepUpProblem | null {
  if (password === '') return { at: 'field', text: 'security.passwordMissing' };
  return authCode === '' ? { at: 'field', text: 'security.codeMissing' } : null;
}
