// Turns a failed launch into a problem for the member: text, whether another try can help, and a reference.
import { isListed, needsHelp } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';

export interface LaunchProblem {
  readonly title: TextKey;
  readonly text: TextKey;
  /** The back end's own message, in the place of `text`. */
  readonly said?: string;
  readonly canRetry: boolean;
  readonly reference?: string;
  /** Neither a new try nor another game helps: customer service is offered. */
  readonly help?: true;
}

/** The address names no game. */
export const noGame: LaunchProblem = {
  title: 'launchGame.noGameTitle',
  text: 'launchGame.noGameText',
  canRetry: false,
};

/** HT-09: nothing happened within the time. */
export const stalled: LaunchProblem = {
  title: 'launchGame.refusedTitle',
  text: 'common.timeoutRetryPlease',
  canRetry: true,
};

/** The answer named an address where this operator has no games. */
export const unsafeAddress: LaunchProblem = {
  title: 'launchGame.refusedTitle',
  text: 'launchGame.unsafeText',
  canRetry: false,
};

type Telling = Omit<LaunchProblem, 'reference'>;

const refused = (text: TextKey, canRetry = false): Telling => ({ title: 'launchGame.refusedTitle', text, canRetry });

const byCode: Readonly<Record<string, Telling>> = {
  'game.unknown': noGame,
  'game.unavailable': refused('launchGame.unavailableText', true),
  'member.timeout': refused('launchGame.memberTimeout'),
  'member.excluded': refused('launchGame.memberExcluded'),
  'member.closed': refused('launchGame.memberClosed'),
  'member.limited': refused('launchGame.memberLimited'),
  'region.restricted': refused('launchGame.regionRestricted'),
  maintenance: refused('launchGame.maintenance', true),
  'password.change.required': refused('launchGame.passwordFirst'),
};

const unreached = (text: TextKey): Telling => ({ title: 'launchGame.unreachedTitle', text, canRetry: true });

const byKind: Readonly<Record<Exclude<Failure['kind'], 'refused'>, Telling>> = {
  timeout: stalled,
  offline: unreached('launchGame.offlineText'),
  network: unreached('launchGame.unreachedText'),
  malformed: unreached('launchGame.unreachedText'),
  aborted: unreached('launchGame.unreachedText'),
};

const SERVER_FAULT = 500;

export function problemOf(failure: Failure): LaunchProblem {
  const { errorCode, kind, message, reference, status } = failure;
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return { ...refused('launchGame.tooMany', true), reference };
  const known = isListed({ byCode }, failure) ? byCode[errorCode] : undefined;
  const said = !known && kind === 'refused' && status < SERVER_FAULT && message;
  const telling = known ?? (kind === 'refused' ? refused('launchGame.refusedText', true) : byKind[kind]);
  return { ...telling, ...(said && { said }), reference, ...(needsHelp(failure) && { help: true }) };
}
