// Notifies a member of a new password, in the inbox and by every contact but the code's own.
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { noticeText } from '../../../texts/notice-text.ts';

export const notifyOfReset = async (
  { outbox }: PlatformContext,
  tx: Tx,
  { account, mobile, email, language }: Member,
  cameBy: 'sms' | 'email',
  { merchant, language: contextLanguage }: CallContext,
): Promise<void> => {
  // The requester may be a stranger: the member gets the notice in the member's own language.
  const { subject, body } = noticeText('passwordChanged', language ?? contextLanguage, { brand: merchant.name });
  const messages = [
    { channel: 'notice', recipient: account },
    { channel: 'sms', recipient: mobile },
    { channel: 'email', recipient: email },
  ] as const;
  const reached = messages.filter(({ channel, recipient }) => recipient !== null && outbox.carries(channel));
  const elsewhere = reached.filter(({ channel }) => channel !== cameBy);
  const leadsOut = elsewhere.some(({ channel }) => channel !== 'notice');
  for (const { channel, recipient } of leadsOut ? elsewhere : reached) {
    if (recipient) await outbox.send(tx, { merchant: merchant.code, channel, recipient, subject, body });
  }
};
