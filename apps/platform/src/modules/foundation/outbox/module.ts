// The outbox: its sender, and the notices of it that are a member's inbox.
import { sql } from 'drizzle-orm';
import { deleteExpired } from '../../../db/in-portions.ts';
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { mailBySmtp } from '../../../ports/mail-smtp.ts';
import { smsByHttp } from '../../../ports/sms-http.ts';
import { every } from '../../../schedule.ts';
import { createCountUnread, inboxOf, markRead } from './inbox.ts';
import { messageData } from './member-data.ts';
import { type Carriers, sendDue } from './sender.ts';

const SEND_EVERY_MS = 500;

const carriersOf = async ({ smsProvider, smtp }: PlatformContext['env']): Promise<Carriers> => ({
  ...(smsProvider && { sms: smsByHttp(smsProvider) }),
  ...(smtp && { email: await mailBySmtp(smtp) }),
});

export const outboxModule = (platform: PlatformContext) => {
  const inbox = { db: platform.db, countUnread: createCountUnread(platform.db) };
  return {
    name: 'outbox',
    memberData: messageData(platform),
    expired: [
      deleteExpired(
        'outbox',
        sql`at < now() - case channel when 'notice' then interval '365 days' else interval '30 days' end or (state = 'dropped' and at < now() - interval '1 day')`,
      ),
    ],
    handlers: {
      'member.messages': ({ cursor }, { merchant, session }: MemberContext) =>
        inboxOf(inbox, merchant.code, session.member.account, cursor),
      'member.messagesRead': async (shown, { merchant, session }: MemberContext) => ({
        unread: await markRead(inbox, merchant.code, session.member.account, shown),
      }),
    },
    start: async () => {
      // Each channel has a turn of its own: a provider that does not answer keeps no message of the others.
      const stops = Object.entries(await carriersOf(platform.env)).map(([channel, carrier]) =>
        every(SEND_EVERY_MS, `send ${channel}`, platform.log, () => sendDue(platform, { [channel]: carrier })),
      );
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  } satisfies Module;
};
