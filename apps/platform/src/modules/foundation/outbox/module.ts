// The outbox: its sender, and the demo's page of what would have been sent, which opens from this machine or with the key.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rows } from '../../../db/database.ts';
import { mayLook, sendDemoPage } from '../../../http/demo-page.ts';
import type { House, Module } from '../../../module.ts';
import { mailBySmtp } from '../../../ports/mail-smtp.ts';
import { smsByHttp } from '../../../ports/sms-http.ts';
import { Refusal } from '../../../refusal.ts';
import { every } from '../../../schedule.ts';
import { demoSecondFactor } from '../../../seed/demo-second-factor.ts';
import { codeAt } from '../../account/second-factor/totp.ts';
import { outboxPage, type SentMessage } from './outbox-page.ts';
import { type Carriers, sendDue } from './sender.ts';

const SHOWN = 50;
const SEND_EVERY_MS = 500;

const carriersOf = async ({ smsProvider, smtp }: House['env']): Promise<Carriers> => ({
  ...(smsProvider && { sms: smsByHttp(smsProvider) }),
  ...(smtp && { email: await mailBySmtp(smtp) }),
});

export const outboxModule = (house: House, key: string) => {
  const { db, env, merchants, now } = house;
  return {
    name: 'outbox',
    routes: (app: FastifyInstance) => {
      if (!env.demo) return;
      app.get('/demo/outbox', { config: { call: 'demo.outbox' } }, async (request, reply) => {
        if (!mayLook(request, key)) throw new Refusal('not.found');
        const merchant = merchants.byHost(request.host);
        const messages = await rows<SentMessage>(
          db,
          sql`select channel, recipient, subject, body, (extract(epoch from at) * 1000)::float8 as at from outbox
            where merchant = ${merchant?.code ?? ''} and state <> 'dropped' order by id desc limit ${SHOWN}`,
        );
        return sendDemoPage(
          reply,
          outboxPage(merchant?.name ?? '', messages, {
            ...demoSecondFactor,
            code: codeAt(demoSecondFactor.secret, now()),
          }),
        );
      });
    },
    start: async () => {
      const carriers = await carriersOf(env);
      return every(SEND_EVERY_MS, 'send messages', house.log, () => sendDue(house, carriers));
    },
  } satisfies Module;
};
