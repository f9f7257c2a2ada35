// The problem that a form shows after a failed call: its own text for codes that it claims, else a general one.
import type { BoundCallName, ErrorOf } from '@foyer/contract';
import type { Failure } from '../http/outcome.ts';
import { claimOf } from './claims.ts';
import { type FailureMessage, messageFor } from './failure-message.ts';

/**
 * The problem of a form. `At` are the form's fields; a problem that none of them has caused belongs to the form as a
 * whole.
 */
export type Problem<At extends string> = FailureMessage & {
  readonly at: At | 'form';
  /** Absent where the person can see what is wrong without support. */
  readonly reference?: string;
  /** No new try helps: customer service is offered. */
  readonly help?: true;
};

/**
 * The error codes that only people can change: the visitor's region, the state of the account, a site that is closed
 * for a while.
 */
const stuck: ReadonlySet<string> = new Set([
  'region.restricted',
  'maintenance',
  'member.excluded',
  'member.closed',
  'member.limited',
  'captcha.unavailable',
]);

/** True where a person refused this way gets an offer of customer service. */
export const needsHelp = ({ errorCode }: Pick<Failure, 'errorCode'>): boolean => stuck.has(errorCode);

/** A form shows one failure by this; a function where the answer says more than its code. */
export type InPlace<P> = P | ((failure: Failure) => P);

/** The failures that a form claims, with its problem for each. `unanswered`: nobody knows whether the call was served. */
export type Refusals<N extends BoundCallName, P> = { readonly [C in ErrorOf<N> | 'unanswered']?: InPlace<P> };

const isFunction = <P>(found: InPlace<P>): found is (failure: Failure) => P => typeof found === 'function';

/**
 * Returns the problem that the form shows; null where the error catalogue has told the person. A failure that is
 * silent elsewhere has its words here. A problem at a field carries no reference: the person sees the cause.
 */
export function problemBy<P extends Problem<string>>(
  refusals: { readonly [code: string]: InPlace<P> | undefined },
  failure: Failure,
): P | Problem<never> | null {
  const found = claimOf(refusals, failure);
  const problem = found && (isFunction(found) ? found(failure) : found);
  if (problem && problem.at !== 'form') return problem;
  const { reference, isShown } = failure;
  if (problem) return { ...problem, reference, ...(needsHelp(failure) && { help: true }) };
  return isShown ? null : { ...messageFor(failure), at: 'form', reference, ...(needsHelp(failure) && { help: true }) };
}

/** Shows the back end's own message at a place of the form, ours where it has none. */
export const inItsWords =
  <At extends string>(at: At) =>
  (failure: Failure): Problem<At> => ({ ...messageFor(failure), at });
