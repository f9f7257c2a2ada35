// Notifies a member of an account change, in the inbox and by the contacts on file.
import type { Database, Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { type NoticeName, noticeText } from '../../../texts/notice-text.ts';

interface Notification {
  readonly notice: NoticeName;
  /** The member before the change: a new address or number gets no notice of its own arrival. */
  readonly member: Member;
  readonly values?: Readonly<Record<string, string>>;
  /** An SMS costs the operator money: only where the phone itself is concerned. */
  readonly bySms?: boolean;
}

/** In the member's own language: the caller may be a stranger. */
export const notifyMember = async (
  { outbox }: Pick<PlatformContext, 'outbox'>,
  on: Database | Tx,
  { notice, member, values = {}, bySms = false }: Notification,
  { merchant, language }: Pick<CallContext, 'merchant' | 'language'>,
): Promise<void> => {
  const { subject, body } = noticeText(notice, member.language ?? language, { ...values, brand: merchant.name });
  const messages = [
    { channel: 'notice', recipient: member.account },
    { channel: 'email', recipient: member.email },
    { channel: 'sms', recipient: bySms ? member.mobile : null },
  ] as const;
  for (const { channel, recipient } of messages) {
    if (recipient === null || !outbox.carries(channel)) continue;
    await outbox.send(on, { merchant: merchant.code, channel, recipient, subject, body });
  }
};
