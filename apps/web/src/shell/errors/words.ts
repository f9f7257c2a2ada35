// The form's message for a failure that none of its fields has caused: the back end's own words, else ours.
import type { Fault } from '../flow/flow.ts';
import type { Failure } from '../http/outcome.ts';
import type { TextKey, TextValues } from '../i18n/texts.ts';

export type Words = { readonly text: TextKey; readonly values?: TextValues } | { readonly said: string };

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

function tooMany({ retryAfterSeconds = 0 }: Failure): Words {
  const hours = Math.ceil(retryAfterSeconds / HOUR_SECONDS);
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_SECONDS);
  if (hours > 1) return { text: 'failure.tooManyHours', values: { hours } };
  return minutes > 1 ? { text: 'failure.tooManyMinutes', values: { minutes } } : { text: 'failure.tooMany' };
}

/** Every failure has words here, those that are silent elsewhere too. */
export function wordsFor(failure: Failure): Words {
  const { errorCode, kind, message, status } = failure;
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return tooMany(failure);
  if (kind === 'offline') return { text: 'failure.offline' };
  if (kind !== 'refused') return { text: 'failure.unreachable' };
  if (message !== '') return { said: message };
  return { text: status >= 500 ? 'failure.serviceBusy' : 'failure.refused' };
}

/** A fault as forms have it that keep their words apart. */
export const toldOf = ({ at, text, reference }: Fault) => ({ at, told: { text }, reference }) as const;
