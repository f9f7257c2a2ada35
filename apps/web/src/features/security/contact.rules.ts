// The refusals of a new e-mail address or number that its form shows in place.
import { codeRefusals } from '../../kit/codes/code-refusal.rules.ts';
import { inItsWords, type Problem, type Refusals } from '../../shell/errors/problem.rules.ts';
import { stepUpClaims } from '../../shell/session/step-up.ts';

/** The problem that the form shows, and the field that it belongs to. */
export type ContactProblem = Problem<'code'>;

/** The field of the number or address is hidden by now: its refusals belong to the form. */
export const refusals: Refusals<'security.email' | 'security.mobile', ContactProblem> = {
  'code.invalid': inItsWords('code'),
  'email.invalid': inItsWords('form'),
  'email.taken': inItsWords('form'),
  'mobile.invalid': inItsWords('form'),
  'mobile.taken': inItsWords('form'),
  'country.refused': inItsWords('form'),
};

export const saveClaims = { ...stepUpClaims, ...refusals } as const;

/** The refusals of sending a code that its form shows. */
export const codeClaims = { ...stepUpClaims, ...codeRefusals } as const;
