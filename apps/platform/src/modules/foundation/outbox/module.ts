// The outbox: its sender.
import { sql } from 'drizzle-orm';
import type { Module, PlatformContext } from '../../../module.ts';
import { mailBySmtp } from '../../../ports/mail-smtp.ts';
import { smsByHttp } from '../../../ports/sms-http.ts';
import { every } from '../../../schedule.ts';
import { type Carriers, sendDue } from './sender.ts';

const SEND_EVERY_MS = 500;

const carriersOf = async ({ smsProvider, smtp }: PlatformContext['env']): Promise<Carriers> => ({
  ...(smsProvider && { sms: smsByHttp(smsProvider) }),
  ...(smtp && { email: await mailBySmtp(smtp) }),
});

export const outboxModule = (platform: PlatformContext) =>
  ({
    name: 'outbox',
    expired: [
      sql`delete from outbox where at < now() - interval '30 days' or (state = 'dropped' and at < now() - interval '1 day')`,
    ],
    start: async () => {
      const carriers = await carriersOf(platform.env);
      return every(SEND_EVERY_MS, 'send messages', platform.log, () => sendDue(platform, carriers));
    },
  }) satisfies Module;
