// Turns a refusal into a problem, while the owner of an identity is looked up.
import type { FirebaseChannel } from '@foyer/contract';
import { needsHelp } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';

export interface BindProblem {
  readonly text: TextKey;
  /** The back end's own message, which is shown in preference to `text`. */
  readonly said?: string;
  readonly reference?: string;
  /** The person has to accept the terms of registering again. */
  readonly again?: true;
  readonly help?: true;
}

/** Tells whether the outcome of the call is unknown. */
export const isLost = ({ kind }: Failure): boolean => kind === 'timeout' || kind === 'network' || kind === 'malformed';

const byCode: Readonly<Record<string, Pick<BindProblem, 'text' | 'again'>>> = {
  'identity.invalid': { text: 'social.startAgain' },
  'identity.taken': { text: 'social.taken' },
  'mobile.taken': { text: 'social.numberTaken' },
  'channel.refused': { text: 'social.notOffered' },
  'terms.outdated': { text: 'social.termsOutdated', again: true },
  'age.required': { text: 'social.agreeMissing', again: true },
  'region.restricted': { text: 'loginProblem.regionRestricted' },
  maintenance: { text: 'loginProblem.maintenance' },
};

/** Returns the problem of a refusal. Every failure has a text here, even those that are silent elsewhere. */
export function bindProblemOf(failure: Failure): BindProblem {
  const { errorCode, kind, message, reference, status } = failure;
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return { text: 'loginProblem.tooMany', reference };
  const known = byCode[errorCode];
  const help = needsHelp(failure) && ({ help: true } as const);
  if (known) return known.again ? known : { ...known, reference, ...help };
  if (kind === 'offline') return { text: 'login.offline' };
  if (isLost(failure)) return { text: 'login.unreachable', reference };
  if (status >= 500) return { text: 'loginProblem.serviceBusy', reference };
  return { text: 'social.refused', reference, ...(message && { said: message }), ...help };
}

/** Returns the problem of a failed link; the log-in itself is done. */
export function linkProblemOf(failure: Failure): BindProblem {
  const { errorCode, reference } = failure;
  if (errorCode === 'identity.taken') return { text: 'social.taken', reference };
  if (errorCode === 'identity.invalid') return { text: 'social.linkTooLate', reference };
  return { text: 'social.linkFailed', reference };
}

/** The texts for an identity whose account is still unknown. */
type Words = Readonly<Record<'fresh' | 'named' | 'next' | 'linking' | 'linked' | 'taken', TextKey>>;

const accountWords: Words = {
  fresh: 'social.choice',
  named: 'social.choiceNamed',
  next: 'social.existingNote',
  linking: 'social.linking',
  linked: 'social.linked',
  taken: 'social.taken',
};

/** The texts for a phone number, which is not an account with someone else. */
const numberWords: Words = {
  fresh: 'social.numberChoice',
  named: 'social.numberChoice',
  next: 'social.numberNote',
  linking: 'social.numberLinking',
  linked: 'social.numberLinked',
  taken: 'social.numberTaken',
};

export const wordsOf = (channel: FirebaseChannel): Words => (channel === 'phone' ? numberWords : accountWords);

/** The words of a problem for a channel. */
export const problemText = ({ text }: BindProblem, channel: FirebaseChannel): TextKey =>
  text === accountWords.taken ? wordsOf(channel).taken : text;
