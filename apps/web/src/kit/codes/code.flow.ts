// The flow of a code by SMS or e-mail: requested, sent, requested again.

import type { CodeSent } from '@foyer/contract';
import { hasLiveCode, isUnanswered } from '../../shell/errors/claims.ts';
import { type Fault, type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { type CodeProblem, RESEND_AFTER_MS, type SentCode, sentCode } from './code.rules.ts';

interface CodeNotice {
  readonly problem: CodeProblem | Fault | null;
  /** The earliest time of the next request, by the server's clock; null where nobody has to wait. */
  readonly waitUntil: number | null;
}

export type CodeState =
  | ({ readonly at: 'unsent' } & CodeNotice)
  /** The captcha or the call is under way. `before` is the code that was sent earlier. */
  | { readonly at: 'sending'; readonly recipient: string; readonly before: SentCode | null }
  | ({ readonly at: 'sent'; readonly sent: SentCode } & CodeNotice);

export type CodeEvent =
  /** A code was on its way before a refresh. */
  | { readonly type: 'found'; readonly sent: SentCode }
  | { readonly type: 'requested'; readonly recipient: string; readonly now: number }
  | { readonly type: 'accepted'; readonly answer: CodeSent; readonly now: number }
  | { readonly type: 'refused'; readonly failure: Failure; readonly problem: CodeProblem | null; readonly now: number }
  /** The person closed the captcha without solving it. */
  | { readonly type: 'withdrawn' }
  /** The number or address was changed. */
  | { readonly type: 'recipientEdited' }
  | { readonly type: 'cameBack' }
  /** The code has been used. */
  | { readonly type: 'used' };

export type CodeEffect =
  | { readonly do: 'find' }
  | { readonly do: 'send'; readonly recipient: string }
  | { readonly do: 'keep'; readonly sent: SentCode }
  | { readonly do: 'forget' }
  /** Moves the focus to the field for the code. */
  | { readonly do: 'focusField' }
  /** Requests the server's time: the timers of a phone that slept are wrong. */
  | { readonly do: 'loadServerTime' };

const to = stepsOf<CodeState, CodeEffect>();
const noNotice: CodeNotice = { problem: null, waitUntil: null };

/** Tells whether the person has to wait before the next request. */
export function mustWait(state: CodeState, recipient: string, now: number): boolean {
  if (state.at === 'sending') return true;
  if (state.waitUntil !== null && now < state.waitUntil) return true;
  return state.at === 'sent' && state.sent.recipient === recipient && now < state.sent.resendAt;
}

const back = (before: SentCode | null, notice: CodeNotice): CodeState =>
  before ? { at: 'sent', sent: before, ...notice } : { at: 'unsent', ...notice };

type Refused = Extract<CodeEvent, { type: 'refused' }>;

/** Returns the next state for a code that was perhaps not sent. */
function refused(recipient: string, before: SentCode | null, { failure, problem, now }: Refused) {
  const { retryAfterSeconds } = failure;
  const waitUntil = retryAfterSeconds ? now + retryAfterSeconds * 1000 : null;
  if (!hasLiveCode(failure) && !isUnanswered(failure)) return to(back(before, { problem, waitUntil }));
  // A code was sent a moment ago, or perhaps now: its field is there.
  const sent: SentCode = { recipient, validUntil: null, resendAt: waitUntil ?? now + RESEND_AFTER_MS };
  return to({ at: 'sent', sent, problem, waitUntil: null }, { do: 'keep', sent }, { do: 'focusField' });
}

const request = (state: CodeState, before: SentCode | null, recipient: string, now: number) =>
  mustWait(state, recipient, now) ? to(state) : to({ at: 'sending', recipient, before }, { do: 'send', recipient });

export const codeFlow: Flow<CodeState, CodeEvent, CodeEffect> = {
  name: 'code',
  start: to({ at: 'unsent', ...noNotice }, { do: 'find' }),
  broken: {
    unsent: null,
    // The request may or may not have gone out.
    sending: ({ before }, problem) => to(back(before, { problem, waitUntil: null })),
    sent: null,
  },
  on: {
    unsent: {
      found: (_, { sent }) => to({ at: 'sent', sent, ...noNotice }, { do: 'loadServerTime' }),
      requested: (state, { recipient, now }) => request(state, null, recipient, now),
      recipientEdited: (state) => (state.problem ? to({ ...state, problem: null }) : to(state)),
    },
    sending: {
      accepted: ({ recipient }, { answer, now }) => {
        const sent = sentCode(recipient, answer, now);
        return to({ at: 'sent', sent, ...noNotice }, { do: 'keep', sent }, { do: 'focusField' });
      },
      refused: ({ recipient, before }, event) => refused(recipient, before, event),
      withdrawn: ({ before }) => to(back(before, noNotice)),
    },
    sent: {
      requested: (state, { recipient, now }) => request(state, state.sent, recipient, now),
      recipientEdited: (state) => (state.problem ? to({ ...state, problem: null }) : to(state)),
      cameBack: (state) => to(state, { do: 'loadServerTime' }),
      used: () => to({ at: 'unsent', ...noNotice }, { do: 'forget' }),
    },
  },
};
