// Tells a member that the password was set anew: in the inbox, and by every way on file that the code did not come by.
import type { Tx } from '../../db/database.ts';
import type { CallContext, House } from '../../module.ts';
import { noticeText } from '../../texts/notice-text.ts';
import type { Member } from '../member/member.ts';

export const tellOfReset = async (
  { outbox }: House,
  tx: Tx,
  { account, mobile, email, language }: Member,
  cameBy: 'sms' | 'email',
  { merchant, language: asked }: CallContext,
): Promise<void> => {
  // Whoever asked may be a stranger: the member is told in the member's own language.
  const { subject, body } = noticeText('passwordChanged', language ?? asked, { brand: merchant.name });
  const ways = [
    { channel: 'notice', recipient: account },
    { channel: 'sms', recipient: mobile },
    { channel: 'email', recipient: email },
  ] as const;
  for (const { channel, recipient } of ways) {
    if (recipient === null || channel === cameBy || !outbox.carries(channel)) continue;
    await outbox.send(tx, { merchant: merchant.code, channel, recipient, subject, body });
  }
};
