// The outbox: its sender, and the demo's page of what would have been sent, which opens from this machine or with the key.
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rows } from '../../db/database.ts';
import type { House, Module } from '../../module.ts';
import { mailBySmtp } from '../../ports/mail-smtp.ts';
import { smsByHttp } from '../../ports/sms-http.ts';
import { Refusal } from '../../refusal.ts';
import { every } from '../../schedule.ts';
import { outboxPage, type SentMessage } from './outbox-page.ts';
import { type Carriers, sendDue } from './sender.ts';

const SHOWN = 50;
const SEND_EVERY_MS = 500;
const LOOPBACK_IP = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A name of this machine only: another one that resolves here would let a foreign page read along. */
const LOOPBACK_HOST = /^(localhost|([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

const sameKey = (given: string, key: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const mayLook = (request: FastifyRequest, key: string): boolean => {
  const { key: given } = request.query as { key?: unknown };
  const here = LOOPBACK_IP.test(request.ip) && LOOPBACK_HOST.test(request.host);
  return here || (typeof given === 'string' && sameKey(given, key));
};

const carriersOf = async ({ smsProvider, smtp }: House['env']): Promise<Carriers> => ({
  ...(smsProvider && { sms: smsByHttp(smsProvider) }),
  ...(smtp && { email: await mailBySmtp(smtp) }),
});

export const outboxModule = (house: House, key: string) => {
  const { db, env, merchants } = house;
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
        reply
          .type('text/html; charset=utf-8')
          .header(
            'Content-Security-Policy',
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
          )
          .header('Referrer-Policy', 'no-referrer');
        return outboxPage(merchant?.name ?? '', messages);
      });
    },
    start: async () => {
      const carriers = await carriersOf(env);
      return every(SEND_EVERY_MS, 'send messages', house.log, () => sendDue(house, carriers));
    },
  } satisfies Module;
};
