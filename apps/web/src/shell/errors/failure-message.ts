// Chooses the message for a failed call: the back end's own message, else a general text of ours.
import type { Failure } from '../http/outcome.ts';
import type { TextKey, TextValues } from '../i18n/texts.ts';
import { isOffline } from './claims.ts';

/** A text of ours, or the back end's own message. */
export type FailureMessage =
  | {
      readonly text: TextKey;
      readonly values?: TextValues;
      /** The person may try again after so many seconds: a clock shows them. */
      readonly waitSeconds?: number;
      /** What the clock counts down to, where it is no new try. */
      readonly waitFor?: 'code';
      readonly message?: never;
    }
  | {
      readonly message: string;
      readonly text?: never;
      readonly values?: never;
      readonly waitSeconds?: never;
      readonly waitFor?: never;
    };

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

function tooMany({ retryAfterSeconds = 0 }: Failure): FailureMessage {
  const hours = Math.ceil(retryAfterSeconds / HOUR_SECONDS);
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_SECONDS);
  if (hours > 1) return { text: 'failure.tooManyHours', values: { hours } };
  const wait = retryAfterSeconds > 0 && { waitSeconds: retryAfterSeconds };
  if (minutes > 1) return { text: 'failure.tooManyMinutes', values: { minutes }, ...wait };
  return { text: 'failure.tooMany', ...wait };
}

/** Returns a message for every failure, also for those that the catalogue passes over in silence. */
export function messageFor(failure: Failure): FailureMessage {
  const { errorCode, kind, message, status } = failure;
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return tooMany(failure);
  if (isOffline(failure)) return { text: 'failure.offline' };
  if (kind !== 'refused') return { text: status >= 500 ? 'failure.serviceBusy' : 'failure.unreachable' };
  if (status === 502) return { text: 'failure.serviceBusy' };
  if (message !== '') return { message };
  return { text: status >= 500 ? 'failure.serviceBusy' : 'failure.refused' };
}
