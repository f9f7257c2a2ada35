// The message that carries a code, in the language of who asked.
import { hostOf } from '../../../merchants/hosts.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { codeText, type RegistrationTemplate, registrationText } from '../../../texts/code-text.ts';
import type { CodePurpose, CodeRecipient, CodeRequester } from './code.ts';

const LOCAL = /(^|\.)localhost$/;

/**
 * The host that an SMS names for the browser's own code filling (WebOTP): only one the operator has named. If an
 * operator takes any host, a stranger's request could name a stranger's site.
 */
export const boundHost = ({ hosts, settings }: Merchant, typed: string, demo: boolean): string | null => {
  const host = hostOf(typed);
  if (host === null || hosts.includes(host) || (demo && LOCAL.test(host))) return host;
  return settings.domainList.some(({ domainName }) => new URL(domainName).hostname === host) ? host : null;
};

interface Message {
  readonly recipient: CodeRecipient;
  readonly requester: CodeRequester;
  readonly code: string;
  readonly lifeSeconds: number;
  readonly demo: boolean;
}

/**
 * The kind of a message. `taken`: a code, and that there is an account already. `noAccount`: no code, but why there is
 * none.
 */
export type CodeMessage = 'code' | 'taken' | 'noAccount';

/**
 * The messages to a recipient with an account and to one without: only the owner of the phone may know which it was.
 */
export const codeMessages: Readonly<
  Record<CodePurpose, { readonly toMember: CodeMessage; readonly toStranger: CodeMessage }>
> = {
  register: { toMember: 'taken', toStranger: 'code' },
  login: { toMember: 'code', toStranger: 'noAccount' },
  reset: { toMember: 'code', toStranger: 'noAccount' },
  verify: { toMember: 'code', toStranger: 'noAccount' },
  contact: { toMember: 'code', toStranger: 'code' },
};

const textOf = (saying: CodeMessage, { recipient, requester, code, lifeSeconds }: Message): string => {
  const { merchant, purpose } = recipient;
  const values = { code, brand: merchant.name, minutes: String(lifeSeconds / 60) };
  if (saying !== 'code') return codeText(saying, requester.language, values);
  if (purpose !== 'register') return codeText(purpose === 'verify' ? 'login' : purpose, requester.language, values);
  // The merchants' schema takes names of this table only.
  const template = (merchant.settings.register.smsTemplate ?? 'register') as RegistrationTemplate;
  return registrationText(template, requester.language, values);
};

/** An SMS has no subject. */
export const subjectOf = ({ recipient, requester }: Pick<Message, 'recipient' | 'requester'>): string =>
  recipient.channel === 'sms' ? '' : codeText('subject', requester.language, { brand: recipient.merchant.name });

export const bodyOf = (saying: CodeMessage, message: Message): string => {
  const { recipient, requester, code, demo } = message;
  const { merchant, channel } = recipient;
  const host = channel === 'sms' && saying !== 'noAccount' ? boundHost(merchant, requester.host, demo) : null;
  const text = textOf(saying, message);
  // WebOTP reads the last line, which stands apart.
  return host === null ? text : `${text}\n\n@${host} #${code}`;
};
