// The outcome of a call. A refusal is final; an unknown outcome may only be repeated with its key.
export type Outcome<T> =
  | { readonly at: 'done'; readonly value: T }
  | { readonly at: 'refused'; readonly code: string; readonly message: string; readonly reference: string | null }
  | { readonly at: 'unknown'; readonly why: 'offline' | 'timeout' | 'server' };

export type Refusal = Extract<Outcome<never>, { at: 'refused' }>;
export type Failure = Exclude<Outcome<never>, { at: 'done' }>;

/** Refusals that come before the key of a bet is looked up: they say nothing about a bet whose first answer was lost. */
const closedSite: ReadonlySet<string> = new Set(['region.restricted', 'maintenance']);

/** True where the failure says nothing about what was asked for: no answer came, or the whole site is closed. */
export const isUnanswered = (failure: Failure): boolean => failure.at === 'unknown' || closedSite.has(failure.code);

/** True where the failure says that the bet is not booked; `isAgain` where an earlier answer to the same bet was lost. */
export const isFinal = (failure: Failure, isAgain: boolean): failure is Refusal =>
  failure.at === 'refused' && !(isAgain && closedSite.has(failure.code));
