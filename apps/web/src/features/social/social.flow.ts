// Social log-in: from the tap over the provider to the member's page or the linked account.

import type { FirebaseChannel, LoginAnswer, SocialChannel } from '@foyer/contract';
import type { AuthProblem, ProviderToken } from '../../adapters/identity/port.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { type Fault, type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { BIND_REQUIRED_CODE, nameOfUnknown } from '../../shell/identity/unknown-identity.ts';
import {
  type Aim,
  type Around,
  argumentsOf,
  type FirebaseArguments,
  linkRefusals,
  modeFor,
  type OAuthMode,
  problemOfAuth,
  type Refusal,
  refusals,
  type SocialProblem,
} from './social.rules.ts';

export type SocialState =
  | { readonly at: 'idle'; readonly problem: SocialProblem | null }
  /** The provider's page is open, here or in a window of its own. */
  | {
      readonly at: 'asking';
      readonly channel: SocialChannel;
      readonly mode: OAuthMode;
      readonly aim: Aim;
      readonly slow: boolean;
    }
  /** The provider's token is swapped for the identity service's. */
  | { readonly at: 'exchanging'; readonly channel: SocialChannel; readonly aim: Aim; readonly slow: boolean }
  | { readonly at: 'loggingIn'; readonly args: FirebaseArguments; readonly slow: boolean }
  /** The account is being linked to the member's own; the member may have to give a proof of identity. */
  | { readonly at: 'linking'; readonly args: FirebaseArguments; readonly slow: boolean }
  /** LG-05: the second step is open. */
  | { readonly at: 'verifying'; readonly args: FirebaseArguments }
  /** SO-02: no account is linked yet; the person chooses whose account this is. */
  | { readonly at: 'choosing'; readonly args: FirebaseArguments }
  | { readonly at: 'entered' };

export type SocialEvent =
  | { readonly type: 'tapped'; readonly channel: SocialChannel; readonly aim: Aim; readonly around: Around }
  /** The browser blocked the window. */
  | { readonly type: 'windowBlocked' }
  | { readonly type: 'cancelled' }
  /** The buttons stand on another page, and the previous page has shown its problem. */
  | { readonly type: 'placeChanged' }
  | { readonly type: 'tookLong' }
  /** The token comes from the provider's page, from one-tap, or from the app's bridge. */
  | { readonly type: 'tokenArrived'; readonly token: ProviderToken }
  /** OV-06: the token comes with the page that the provider redirected to. */
  | { readonly type: 'cameBack'; readonly token: ProviderToken; readonly aim: Aim }
  | { readonly type: 'wentWrong'; readonly problem: AuthProblem }
  /** SO-09: the app said 'Failure…'. */
  | { readonly type: 'appFailed'; readonly text: string }
  | { readonly type: 'exchanged'; readonly idToken: string }
  /** PH-03: phone-auth has confirmed a code. */
  | { readonly type: 'phoneConfirmed'; readonly idToken: string }
  | { readonly type: 'accepted'; readonly answer: LoginAnswer }
  | { readonly type: 'refused'; readonly failure: Failure }
  /** The second step, or the choice, was passed: the session has begun. */
  | { readonly type: 'passed' }
  /** The person left the second step or the choice, and has seen a message about it. */
  | { readonly type: 'left' }
  | { readonly type: 'unusable'; readonly failure: Failure }
  | { readonly type: 'linked' }
  | { readonly type: 'notLinked'; readonly failure: Failure };

export type SocialEffect =
  | { readonly do: 'showRefusal'; readonly refusal: Refusal; readonly channel: SocialChannel }
  | { readonly do: 'openWindow'; readonly channel: SocialChannel }
  | { readonly do: 'leaveFor'; readonly channel: SocialChannel }
  | { readonly do: 'openInApp'; readonly channel: SocialChannel }
  | { readonly do: 'alertFailure'; readonly text: string }
  /** Stops waiting for the provider's page, and for the exchange of its token. */
  | { readonly do: 'stopAsking' }
  | { readonly do: 'watchTime' }
  | { readonly do: 'exchange'; readonly token: ProviderToken }
  | { readonly do: 'logIn'; readonly args: FirebaseArguments }
  | { readonly do: 'link'; readonly args: FirebaseArguments }
  | { readonly do: 'showLinked'; readonly channel: FirebaseChannel }
  /** Reloads the linked accounts: they may have changed, even where the answer was lost. */
  | { readonly do: 'reload' }
  | { readonly do: 'verify'; readonly args: FirebaseArguments; readonly failure: Failure }
  | { readonly do: 'choose'; readonly args: FirebaseArguments; readonly name: string | null }
  /** Stores the token of the answer; null where the session has begun already. */
  | { readonly do: 'enter'; readonly answer: LoginAnswer | null };

type Happened<T extends SocialEvent['type']> = Extract<SocialEvent, { type: T }>;
type Next = Step<SocialState, SocialEffect>;
const to = stepsOf<SocialState, SocialEffect>();
const rest = (problem: SocialProblem | null = null, ...effects: readonly SocialEffect[]): Next =>
  to({ at: 'idle', problem }, { do: 'stopAsking' }, ...effects);

const effectOf: Readonly<Record<OAuthMode, SocialEffect['do'] & ('openWindow' | 'leaveFor' | 'openInApp')>> = {
  popup: 'openWindow',
  redirect: 'leaveFor',
  native: 'openInApp',
};

const begin = ({ channel, aim, around }: Happened<'tapped'>): Next => {
  const mode = modeFor(channel, around);
  if (mode === 'private' || mode === 'comingSoon' || mode === 'hostApp')
    return rest(null, { do: 'showRefusal', refusal: mode, channel });
  return to({ at: 'asking', channel, mode, aim, slow: false }, { do: effectOf[mode], channel }, { do: 'watchTime' });
};

const exchange = (token: ProviderToken, aim: Aim, ...before: readonly SocialEffect[]): Next => {
  const { channel } = token;
  return to({ at: 'exchanging', channel, aim, slow: false }, ...before, { do: 'exchange', token }, { do: 'watchTime' });
};

const fail = ({ problem }: Happened<'wentWrong'>): Next => rest(problemOfAuth(problem));

/** SO-03: nothing of the request stays. The problem is null where the error catalogue has told the person. */
const restRefused = (
  args: FirebaseArguments,
  problem: SocialProblem | null,
  ...effects: readonly SocialEffect[]
): Next => rest(problem && { ...problem, channel: args.firebaseChannel }, ...effects);

/** SO-02, SO-03. */
function refuse(args: FirebaseArguments, failure: Failure): Next {
  if (failure.errorCode === BIND_REQUIRED_CODE)
    return to({ at: 'choosing', args }, { do: 'choose', args, name: nameOfUnknown(failure.value) });
  if (failure.errorCode === 'login_verify_required')
    return to({ at: 'verifying', args }, { do: 'verify', args, failure });
  return restRefused(args, problemBy(refusals, failure));
}

const logIn = (channel: FirebaseChannel, idToken: string): Next => {
  const args = argumentsOf(channel, idToken);
  return to({ at: 'loggingIn', args, slow: false }, { do: 'logIn', args }, { do: 'watchTime' });
};

/** SO-08: a confirmed code works once, so the open request gives way to it. */
const replaceByPhone = (_: unknown, { idToken }: Happened<'phoneConfirmed'>): Next => {
  const next = logIn('phone', idToken);
  return to(next.state, { do: 'stopAsking' }, ...next.effects);
};

const link = (channel: FirebaseChannel, idToken: string): Next => {
  const args = argumentsOf(channel, idToken);
  return to({ at: 'linking', args, slow: false }, { do: 'link', args }, { do: 'watchTime' });
};

const stopBroken = (_: unknown, fault: Fault): Next => rest(fault);

const enter = (answer: LoginAnswer | null): Next => to({ at: 'entered' }, { do: 'enter', answer });

export const socialFlow: Flow<SocialState, SocialEvent, SocialEffect> = {
  name: 'social',
  start: to({ at: 'idle', problem: null }),
  broken: {
    idle: null,
    asking: stopBroken,
    exchanging: stopBroken,
    loggingIn: stopBroken,
    linking: stopBroken,
    verifying: stopBroken,
    choosing: stopBroken,
    entered: stopBroken,
  },
  on: {
    idle: {
      tapped: (_, event) => begin(event),
      // One-tap.
      tokenArrived: (_, { token }) => exchange(token, 'logIn'),
      cameBack: (_, { token, aim }) => exchange(token, aim),
      wentWrong: (_, event) => fail(event),
      phoneConfirmed: (_, { idToken }) => logIn('phone', idToken),
      placeChanged: () => to({ at: 'idle', problem: null }),
    },
    asking: {
      // SO-08: another channel replaces the open one without a message.
      tapped: (state, event) => {
        const next = begin(event);
        return state.mode === 'native' ? to(state) : to(next.state, { do: 'stopAsking' }, ...next.effects);
      },
      windowBlocked: ({ channel, aim }) =>
        to({ at: 'asking', channel, mode: 'redirect', aim, slow: false }, { do: 'leaveFor', channel }),
      phoneConfirmed: replaceByPhone,
      // The token of one-tap may arrive before the window's.
      tokenArrived: ({ aim }, { token }) => exchange(token, aim, { do: 'stopAsking' }),
      tookLong: (state) => to({ ...state, slow: true }),
      cancelled: () => rest(),
      wentWrong: (_, event) => fail(event),
      appFailed: (_, { text }) => rest(null, { do: 'alertFailure', text }),
    },
    exchanging: {
      tookLong: (state) => to({ ...state, slow: true }),
      phoneConfirmed: replaceByPhone,
      exchanged: ({ channel, aim }, { idToken }) => (aim === 'link' ? link : logIn)(channel, idToken),
      wentWrong: (_, event) => fail(event),
    },
    loggingIn: {
      tookLong: (state) => to({ ...state, slow: true }),
      accepted: (_, { answer }) => enter(answer),
      refused: ({ args }, { failure }) => refuse(args, failure),
    },
    linking: {
      tookLong: (state) => to({ ...state, slow: true }),
      linked: ({ args }) => rest(null, { do: 'showLinked', channel: args.firebaseChannel }, { do: 'reload' }),
      notLinked: ({ args }, { failure }) => restRefused(args, problemBy(linkRefusals, failure), { do: 'reload' }),
      left: () => rest(),
    },
    verifying: {
      passed: () => enter(null),
      left: () => rest(),
      unusable: ({ args }, { failure }) => restRefused(args, problemBy(refusals, failure)),
    },
    choosing: {
      passed: () => enter(null),
      left: () => rest(),
    },
    // After a log-out without a reload the flow starts again.
    entered: {
      tapped: (_, event) => begin(event),
      tokenArrived: (_, { token }) => exchange(token, 'logIn'),
      phoneConfirmed: (_, { idToken }) => logIn('phone', idToken),
    },
  },
};

/** True from the tap until the outcome is known. */
export const isUnderWay = ({ at }: SocialState): boolean => at !== 'idle' && at !== 'entered';

/** True while a token is being used, its next steps included: no other log-in can take its place. */
export const isUsingToken = (state: SocialState): boolean => 'args' in state;

/** The channel that is under way. */
export function channelOf(state: SocialState): FirebaseChannel | null {
  if (state.at === 'asking' || state.at === 'exchanging') return state.channel;
  return 'args' in state ? state.args.firebaseChannel : null;
}
