// Decisions of the social log-in: which way to the provider, what stands in it, what a failure means, what is sent.
import type { FirebaseChannel, InputOf, SocialChannel } from '@foyer/contract';
import { type AuthProblem, CANCELLED_CODE } from '../../adapters/identity/port.ts';
import type { HostApp } from '../../shell/device/in-app-browser.ts';
import { needsHelp } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import { type AuthText, authText } from '../../shell/identity/auth-text.ts';
import type { LoginDevice } from '../../shell/session/login-device.ts';

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
export type Way = 'popup' | 'redirect' | 'native';
export type Refusal = 'private' | 'comingSoon' | 'hostApp';

/** Providers that allow log-ins in the browser of their own app. */
const atHome: Readonly<Partial<Record<HostApp, SocialChannel>>> = { facebook: 'facebook', line: 'line' };

/** SO-07: the channels that the Android app cannot use without its bridge. */
const needsBridge: ReadonlySet<SocialChannel> = new Set(['twitter', 'line', 'facebook']);

/** True where the provider would refuse the browser of that app. */
export const refusedIn = (hostApp: HostApp | null, channel: SocialChannel): boolean =>
  hostApp !== null && atHome[hostApp] !== channel;

/** SO-06, SO-07: returns the way to the provider, or the reason why there is none. */
export function wayTo(channel: SocialChannel, around: Around): Way | Refusal {
  if (around.androidApp) {
    if (around.bridge) return 'native';
    if (needsBridge.has(channel)) return 'comingSoon';
  }
  if (around.privateBrowsing) return 'private';
  if (refusedIn(around.hostApp, channel)) return 'hostApp';
  return around.installed || around.androidApp || around.hostApp ? 'redirect' : 'popup';
}

/** The problem that the social part of the form shows. */
export interface SocialProblem {
  /** The channel whose log-in was refused, where it came that far. */
  readonly channel?: FirebaseChannel;
  readonly text: TextKey;
  readonly values?: TextValues;
  /** The back end's own message, which is shown in preference to `text`. */
  readonly said?: string;
  /** PH-04: the identity service's error code, and its own message. */
  readonly code?: string;
  readonly reason?: string;
  readonly reference?: string;
  readonly help?: true;
}

const byCode: Readonly<Record<string, TextKey>> = {
  'member.timeout': 'loginProblem.memberTimeout',
  'member.excluded': 'loginProblem.memberExcluded',
  'member.closed': 'loginProblem.memberClosed',
  'region.restricted': 'loginProblem.regionRestricted',
  maintenance: 'loginProblem.maintenance',
  login_verify_required: 'loginProblem.secondStepNeeded',
};

const byKind: Readonly<Record<Exclude<Failure['kind'], 'refused'>, TextKey>> = {
  offline: 'login.offline',
  network: 'login.unreachable',
  timeout: 'loginProblem.timeout',
  malformed: 'login.unreachable',
  aborted: 'login.unreachable',
};

/**
 * SO-03: returns the problem of a refused call. Every failure has a text here, even those that are silent elsewhere.
 */
export function refusalOf(failure: Failure): SocialProblem {
  const { errorCode, kind, message, reference, status } = failure;
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return { text: 'loginProblem.tooMany', reference };
  const known = byCode[errorCode];
  const help = needsHelp(failure) && ({ help: true } as const);
  if (known) return { text: known, reference, ...help };
  if (kind !== 'refused') return { text: byKind[kind], reference };
  if (status >= 500) return { text: 'loginProblem.serviceBusy', reference };
  return { text: 'social.refused', reference, ...(message && { said: message }), ...help };
}

/** Returns the message for an account that could not be linked to the member's own. */
export function linkRefusalOf(failure: Failure): SocialProblem {
  const told = refusalOf(failure);
  return told.text === 'social.refused' ? { ...told, text: 'social.linkRefused' } : told;
}

/** The operator has closed the account with the identity service itself. */
const USER_DISABLED = 'auth/user-disabled';

/** SO-08: returns null where the person or another window ended the request: no message is needed. */
export function problemOfAuth(problem: AuthProblem): SocialProblem | null {
  if (problem.code === CANCELLED_CODE) return null;
  const { text, code, reason }: AuthText = authText(problem);
  return { text, code, reason, ...(code === USER_DISABLED && { help: true }) };
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

export const requestOf = (args: FirebaseArguments, device: LoginDevice): InputOf<'session.social'> => ({
  ...args,
  ...device,
});
