// The error catalogue as one ordered table: the first matching row decides the reaction.
import { endsSession, isNotOffered, needsNewPassword, TIMEOUT_CODE } from '../http/failure.ts';
import type { Failure } from '../http/outcome.ts';
import type { TextKey } from '../i18n/texts.ts';
import { isOffline } from './claims.ts';
import { OFFLINE_TOAST_MS } from './errors.constants.ts';

export interface Circumstances {
  readonly https: boolean;
}

/** The reaction to a failure. Its message is a text of ours or the back end's own. */
export type Reaction =
  | { readonly do: 'nothing' }
  | { readonly do: 'endSession' }
  | { readonly do: 'changePassword' }
  | { readonly do: 'toast'; readonly text: TextKey; readonly ms: number }
  /** `lead`: our sentence beside a word of the specification that helps nobody. */
  | { readonly do: 'alert'; readonly text: TextKey; readonly lead?: TextKey }
  | { readonly do: 'alert'; readonly message: string; readonly lead?: undefined };

export interface Row {
  readonly name: string;
  readonly when: (failure: Failure, around: Circumstances) => boolean;
  readonly reaction: (failure: Failure) => Reaction;
}

const networkOrCors = (): Reaction => ({ do: 'alert', text: 'common.networkOrCors', lead: 'common.networkLead' });
const plainError = (): Reaction => ({ do: 'alert', text: 'common.error', lead: 'common.errorLead' });
const nothing = (): Reaction => ({ do: 'nothing' });
const unanswered = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'network';

const silent: Row = {
  name: 'too many requests, bad gateway',
  when: ({ errorCode, status }) => status === 502 || errorCode.startsWith('TOO_MANY_REQUEST'),
  reaction: nothing,
};

const offline: Row = {
  name: 'offline on https',
  when: (failure, { https }) => isOffline(failure) && https,
  reaction: () => ({ do: 'toast', text: 'common.networkOffline', ms: OFFLINE_TOAST_MS }),
};

const explained: Row = {
  name: 'the back end says why',
  when: ({ message }) => message !== '',
  reaction: ({ message }) => ({ do: 'alert', message }),
};

export const catalogue: readonly Row[] = [
  {
    name: 'not logged in',
    when: endsSession,
    reaction: () => ({ do: 'endSession' }),
  },
  {
    name: 'the password must be changed first',
    when: needsNewPassword,
    reaction: () => ({ do: 'changePassword' }),
  },
  {
    name: 'nobody waits for it any more',
    when: ({ kind, errorCode }) => kind === 'aborted' && errorCode === 'aborted',
    reaction: nothing,
  },
  silent,
  {
    name: 'a call that the back end does not have',
    when: (failure) => failure.kind === 'malformed' && isNotOffered(failure),
    reaction: nothing,
  },
  {
    name: 'time-out',
    when: ({ errorCode }) => errorCode === TIMEOUT_CODE,
    reaction: () => ({ do: 'alert', text: 'common.timeoutRetryPlease' }),
  },
  offline,
  {
    name: 'no answer on plain http',
    when: (failure, { https }) => unanswered(failure) && !https,
    reaction: networkOrCors,
  },
  explained,
  { name: 'anything else', when: () => true, reaction: () => ({ do: 'alert', text: 'common.unknownError' }) },
];

/**
 * HT-11: the reaction to a failed status call. Failures that are silent everywhere are silent here @assumed.
 * domain_not_available has its own flow.
 */
export const statusCatalogue: readonly Row[] = [
  silent,
  offline,
  {
    name: 'plain http page without an error code',
    when: ({ kind }, { https }) => kind !== 'refused' && !https,
    reaction: networkOrCors,
  },
  explained,
  {
    name: 'anything else',
    when: () => true,
    reaction: plainError,
  },
];

/** The reaction of the first row that takes the failure. */
export function reactionTo(rows: readonly Row[], failure: Failure, around: Circumstances): Reaction {
  return rows.find((row) => row.when(failure, around))?.reaction(failure) ?? { do: 'nothing' };
}
