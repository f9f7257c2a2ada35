// Turns a failed launch into a problem: text, whether a retry can help, and a reference.
import type { ErrorOf } from '@foyer/contract';
import { claimOf } from '../../shell/errors/claims.ts';
import { type FailureMessage, messageFor } from '../../shell/errors/failure-message.ts';
import { needsHelp } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';

export type LaunchProblem = FailureMessage & {
  readonly title: TextKey;
  readonly canRetry: boolean;
  readonly reference?: string;
  /** Neither a new try nor another game helps: customer service is offered. */
  readonly help?: true;
  /** GL-03: no game starts here, so none is offered. */
  readonly appOnly?: true;
};

/** The address names no game. */
export const noGame: LaunchProblem = {
  title: 'launchGame.noGameTitle',
  text: 'launchGame.noGameText',
  canRetry: false,
};

/** GL-03: `label_start_game_error`. */
export const appOnly: LaunchProblem = {
  title: 'launchGame.appOnlyTitle',
  text: 'launchGame.labelStartGameError',
  canRetry: false,
  appOnly: true,
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

/** The refusals of the call itself, in words of ours. */
const byCode: { readonly [C in ErrorOf<'game.launch'>]: LaunchProblem } = {
  'game.unknown': noGame,
  'game.maintenance': {
    title: 'launchGame.maintenanceTitle',
    text: 'launchGame.maintenanceText',
    canRetry: true,
  },
  'game.unavailable': { title: 'launchGame.refusedTitle', text: 'launchGame.unavailableText', canRetry: true },
};

/** The refusals that stay until the member, their account or their place has changed. */
const lasting: ReadonlySet<string> = new Set([
  'member.timeout',
  'member.excluded',
  'member.closed',
  'member.limited',
  'region.restricted',
  'password.change.required',
]);

/** Returns our text on what became of the money where the answer gives no reason for a refusal. */
function wordsOf(failure: Failure): FailureMessage {
  const words = messageFor(failure);
  return words.text === 'failure.refused' ? { text: 'launchGame.refusedText' } : words;
}

export function problemOf(failure: Failure): LaunchProblem {
  const { errorCode, kind, reference } = failure;
  const title: TextKey = kind === 'refused' ? 'launchGame.refusedTitle' : 'launchGame.unreachedTitle';
  const canRetry = !lasting.has(errorCode);
  const problem = kind === 'timeout' ? stalled : { ...wordsOf(failure), title, canRetry };
  return { ...(claimOf(byCode, failure) ?? problem), reference, ...(needsHelp(failure) && { help: true }) };
}
