// The problems of several fields as one: a form shows each at its field, and moves the focus to the first.

interface AtField {
  readonly at: string;
}

/** `others`: the problems of the fields below. */
export type Joined<P extends AtField> = P & { readonly others?: readonly P[] };

/** Joins problems to one, which has the others with it; null where there is none. */
export const joinProblems = <P extends AtField>([first, ...others]: readonly P[]): Joined<P> | null =>
  first ? { ...first, others } : null;

/** Returns the problem with those of the fields below it. */
export const problemsIn = <P extends AtField>(problem: Joined<P> | null): readonly P[] =>
  problem ? [problem, ...(problem.others ?? [])] : [];

/** A problem stays at its field until that field is edited; one of the form as a whole goes with any edit. */
export const stillWrong = <P extends AtField>(problem: Joined<P> | null, at: string | undefined): Joined<P> | null =>
  at === undefined ? null : joinProblems(problemsIn(problem).filter((one) => one.at !== at && one.at !== 'form'));
