// The message that carries a code, in the language of who asked.
import { hostOf } from '../../merchants/hosts.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import { codeText, type RegistrationTemplate, registrationText } from '../../texts/code-text.ts';
import type { OutgoingMessage } from '../outbox/outbox.ts';
import type { CodeAsker, CodeContent, CodeRecipient } from './codes.ts';

const LOCAL = /(^|\.)localhost$/;

/**
 * The host that an SMS names for the browser's own code filling (WebOTP): only one the operator has named. Where an operator takes any
 * host, a stranger's request could name a stranger's site.
 */
export const boundHost = ({ hosts, settings }: Merchant, typed: string, demo: boolean): string | null => {
  const host = hostOf(typed);
  const domains = settings.domainList.map(({ domainName }) => new URL(domainName).hostname);
  const named = host !== null && (hosts.includes(host) || domains.includes(host) || (demo && LOCAL.test(host)));
  return named ? host : null;
};

interface Message {
  readonly recipient: CodeRecipient;
  readonly asker: CodeAsker;
  readonly says: CodeContent;
  readonly code: string;
  readonly lifeSeconds: number;
  readonly demo: boolean;
}

const textOf = ({ recipient, asker, says, code, lifeSeconds }: Message): string => {
  const { merchant, purpose } = recipient;
  const values = { code, brand: merchant.name, minutes: String(lifeSeconds / 60) };
  if (says === 'taken' || says === 'noAccount') return codeText(says, asker.language, values);
  if (purpose !== 'register') return codeText(purpose, asker.language, values);
  // The merchants' schema takes names of this table only.
  const template = (merchant.settings.register.smsTemplate ?? 'register') as RegistrationTemplate;
  return registrationText(template, asker.language, values);
};

export const codeMessage = (message: Message): Pick<OutgoingMessage, 'subject' | 'body'> => {
  const { recipient, asker, says, code, demo } = message;
  const { merchant, channel } = recipient;
  const host = channel === 'sms' && says !== 'noAccount' ? boundHost(merchant, asker.host, demo) : null;
  const text = textOf(message);
  return {
    subject: channel === 'sms' ? '' : codeText('subject', asker.language, { brand: merchant.name }),
    // WebOTP reads the last line, which stands apart.
    body: host === null ? text : `${text}\n\n@${host} #${code}`,
  };
};
