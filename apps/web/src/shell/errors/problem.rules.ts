// Finds the form's message about a failed call, and its field: by the form's own table of codes first, then by how
// the call ended.

import type { Failure } from '../http/outcome.ts';
import type { TextKey, TextValues } from '../i18n/texts.ts';

/**
 * The problem of a form. `At` are the form's fields; a problem that none of them has caused belongs to the form as a
 * whole.
 */
export interface Problem<At extends string> {
  readonly at: At | 'form';
  readonly text: TextKey;
  readonly values?: TextValues;
  /** The back end's own words, in the place of `text`. */
  readonly said?: string;
  /** Absent where the person can see what is wrong without support. */
  readonly reference?: string;
  /** No new try helps: customer service is offered. */
  readonly help?: true;
}

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

/** Words of one form for every end of a call, those that are silent elsewhere too. */
export interface Refusals<At extends string> {
  readonly byCode: Readonly<Record<string, Pick<Problem<At>, 'at' | 'text'>>>;
  readonly byKind: Readonly<Record<Exclude<Failure['kind'], 'refused'>, TextKey>>;
  readonly tooMany: TextKey;
  readonly tooManyMinutes: TextKey;
  readonly serviceBusy: TextKey;
  /** A refusal that the table of codes does not know. */
  readonly refused: TextKey;
}

const MINUTE_SECONDS = 60;

type Words = Pick<Problem<never>, 'text' | 'values' | 'said'>;

function wordsOf<At extends string>(refusals: Refusals<At>, failure: Failure): Words {
  const { errorCode, kind, message, retryAfterSeconds = 0, status } = failure;
  if (errorCode.startsWith('TOO_MANY_REQUEST')) {
    const minutes = Math.ceil(retryAfterSeconds / MINUTE_SECONDS);
    return minutes > 1 ? { text: refusals.tooManyMinutes, values: { minutes } } : { text: refusals.tooMany };
  }
  if (status >= 500) return { text: refusals.serviceBusy };
  if (kind !== 'refused') return { text: refusals.byKind[kind] };
  return { text: refusals.refused, ...(message && { said: message }) };
}

/** True where the form's own table has words for the code; a code may be called `constructor`. */
export const isListed = ({ byCode }: { readonly byCode: object }, { errorCode }: Failure): boolean =>
  Object.keys(byCode).includes(errorCode);

/** Returns the problem of a failure. A problem at a field carries no reference: the person sees the cause. */
export function problemBy<At extends string>(refusals: Refusals<At>, failure: Failure): Problem<At> {
  const { errorCode, reference } = failure;
  const known = isListed(refusals, failure) ? refusals.byCode[errorCode] : undefined;
  if (known && known.at !== 'form') return known;
  const words = known ?? wordsOf(refusals, failure);
  return { ...words, at: 'form', reference, ...(needsHelp(failure) && { help: true }) };
}
