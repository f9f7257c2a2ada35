// The refusals that the setup of an authenticator app shows in place.
import { inItsWords, type Problem, type Refusals } from '../../shell/errors/problem.rules.ts';

/** The problem that the sheet shows, and the field that it belongs to. */
export type EnrolProblem = Problem<'code'>;

export const refusals: Refusals<'security.enrolConfirm', EnrolProblem> = {
  'code.invalid': inItsWords('code'),
  'authenticator.expired': inItsWords('form'),
};
