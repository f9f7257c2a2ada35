// What is wrong with a payment: the first problem of its form, and those of the fields below.
import type { Problem } from '../../shell/errors/problem.rules.ts';

/** The first problem of the form; `others` are those of the fields below it. */
export type PaymentProblem<At extends string> = Problem<At> & { readonly others?: readonly PaymentProblem<At>[] };

export const problemsIn = <At extends string>(problem: PaymentProblem<At> | null): readonly PaymentProblem<At>[] =>
  problem ? [problem, ...(problem.others ?? [])] : [];

export const joinProblems = <At extends string>([
  first,
  ...others
]: readonly PaymentProblem<At>[]): PaymentProblem<At> | null => (first ? { ...first, others } : null);

/** A problem stays at its field until that field is edited; one of the form as a whole goes with any edit. */
export const stillWrong = <At extends string>(
  problem: PaymentProblem<At> | null,
  at: At | undefined,
): PaymentProblem<At> | null =>
  at === undefined ? null : joinProblems(problemsIn(problem).filter((one) => one.at !== at && one.at !== 'form'));
