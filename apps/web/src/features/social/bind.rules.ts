// Turns a refusal into a problem, while the owner of an identity is looked up.
import type { FirebaseChannel } from '@foyer/contract';
import type { FailureMessage } from '../../shell/errors/failure-message.ts';
import type { Problem, Refusals } from '../../shell/errors/problem.rules.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { channelNames } from '../../shell/identity/channel-names.ts';

export type BindProblem = Problem<never> & {
  /** The person has to accept the terms of registering again. */
  readonly again?: true;
};

/**
 * The refusals of a registration that the dialog shows. A lost answer is none: the flow asks again under the same key.
 */
export const refusals: Refusals<'member.registerSocial', BindProblem> = {
  'identity.invalid': { at: 'form', text: 'social.startAgain' },
  'identity.taken': { at: 'form', text: 'social.taken' },
  'mobile.taken': { at: 'form', text: 'social.numberTaken' },
  'channel.refused': { at: 'form', text: 'social.notOffered' },
  'terms.outdated': { at: 'form', text: 'social.termsOutdated', again: true },
  'age.required': { at: 'form', text: 'social.agreeMissing', again: true },
};

const linkFailed: BindProblem = { at: 'form', text: 'social.linkFailed' };

/** The refusals of a link; the log-in itself is done. */
export const linkRefusals: Refusals<'member.linkSocial', BindProblem> = {
  'identity.invalid': { at: 'form', text: 'social.linkTooLate' },
  'identity.taken': { at: 'form', text: 'social.taken' },
  'channel.refused': linkFailed,
  unanswered: linkFailed,
};

/** The texts for an identity whose account is still unknown. */
type ChannelTexts = Readonly<Record<'fresh' | 'named' | 'next' | 'linking' | 'linked' | 'taken', TextKey>>;

const accountWords: ChannelTexts = {
  fresh: 'social.choice',
  named: 'social.choiceNamed',
  next: 'social.existingNote',
  linking: 'social.linking',
  linked: 'social.linked',
  taken: 'social.taken',
};

/** The texts for a phone number, which is not an account with someone else. */
const numberWords: ChannelTexts = {
  fresh: 'social.numberChoice',
  named: 'social.numberChoice',
  next: 'social.numberNote',
  linking: 'social.numberLinking',
  linked: 'social.numberLinked',
  taken: 'social.numberTaken',
};

export const wordsOf = (channel: FirebaseChannel): ChannelTexts => (channel === 'phone' ? numberWords : accountWords);

/** Returns the words of a problem, which name the channel. */
export function problemWords({ text, values, message }: BindProblem, channel: FirebaseChannel): FailureMessage {
  if (text === undefined) return { message };
  return {
    text: text === accountWords.taken ? wordsOf(channel).taken : text,
    values: { ...values, channel: channelNames[channel] },
  };
}
