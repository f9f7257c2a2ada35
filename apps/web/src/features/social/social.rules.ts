// Decisions of the social log-in: popup or redirect, its request, failures, sent fields.
import type { FirebaseChannel, SocialChannel } from '@foyer/contract';
import { type AuthProblem, CANCELLED_CODE } from '../../adapters/identity/port.ts';
import type { HostApp } from '../../shell/device/in-app-browser.ts';
import { inItsWords, type Problem, type Refusals } from '../../shell/errors/problem.rules.ts';
import { type AuthText, authText } from '../../shell/identity/auth-text.ts';

/** The purpose of the provider's token: this log-in, or a link for log-ins from now on. */
export type Aim = 'logIn' | 'link';

/** The surroundings of the page, as far as they decide the way to a provider. */
export interface Around {
  readonly privateBrowsing: boolean;
  /** The app whose browser this is. */
  readonly hostApp: HostApp | null;
  /** Installed on the home screen: windows open outside of it. */
  readonly installed: boolean;
  /** The operator's own Android app, and whether it has a bridge. */
  readonly androidApp: boolean;
  readonly bridge: boolean;
}

/** `none`: a message tells the reason. */
export type OAuthMode = 'popup' | 'redirect' | 'native';
export type Refusal = 'private' | 'comingSoon' | 'hostApp';

/** Providers that allow log-ins in the browser of their own app. */
const atHome: Readonly<Partial<Record<HostApp, SocialChannel>>> = { facebook: 'facebook', line: 'line' };

/** SO-07: the channels that the Android app cannot use without its bridge. */
const needsBridge: ReadonlySet<SocialChannel> = new Set(['twitter', 'line', 'facebook']);

/** True where the provider would refuse the browser of that app. */
export const refusedIn = (hostApp: HostApp | null, channel: SocialChannel): boolean =>
  hostApp !== null && atHome[hostApp] !== channel;

/** SO-06, SO-07: returns the way to the provider, or the reason why there is none. */
export function modeFor(channel: SocialChannel, around: Around): OAuthMode | Refusal {
  if (around.androidApp) {
    if (around.bridge) return 'native';
    if (needsBridge.has(channel)) return 'comingSoon';
  }
  if (around.privateBrowsing) return 'private';
  if (refusedIn(around.hostApp, channel)) return 'hostApp';
  return around.installed || around.androidApp || around.hostApp ? 'redirect' : 'popup';
}

/** The problem that the social part of the form shows. */
export type SocialProblem = Problem<never> & {
  /** The channel whose log-in was refused, where it came that far. */
  readonly channel?: FirebaseChannel;
  /** PH-04: the identity service's error code, and its own message. */
  readonly code?: string;
  readonly reason?: string;
};

/** SO-03: the refusals of a log-in that the form shows. */
export const refusals: Refusals<'session.social', SocialProblem> = {
  'identity.invalid': inItsWords('form'),
  'channel.refused': inItsWords('form'),
  // Of a second step that this page cannot show.
  login_verify_required: { at: 'form', text: 'loginProblem.secondStepNeeded' },
};

/** The refusals of a link to the member's own account. */
export const linkRefusals: Refusals<'member.linkSocial', SocialProblem> = {
  'identity.invalid': inItsWords('form'),
  'identity.taken': inItsWords('form'),
  'channel.refused': inItsWords('form'),
};

/** The operator has closed the account with the identity service itself. */
const USER_DISABLED = 'auth/user-disabled';

/** SO-08: returns null where the person or another window ended the request: no message is needed. */
export function problemOfAuth(problem: AuthProblem): SocialProblem | null {
  if (problem.code === CANCELLED_CODE) return null;
  const { text, code, reason }: AuthText = authText(problem);
  return { at: 'form', text, code, reason, ...(code === USER_DISABLED && { help: true }) };
}

/** SO-01: the arguments that identify the person until the log-in is over. */
export interface FirebaseArguments {
  readonly type: 'firebase';
  readonly firebaseChannel: FirebaseChannel;
  readonly firebaseIdToken: string;
}

export const argumentsOf = (firebaseChannel: FirebaseChannel, firebaseIdToken: string): FirebaseArguments => ({
  type: 'firebase',
  firebaseChannel,
  firebaseIdToken,
});
