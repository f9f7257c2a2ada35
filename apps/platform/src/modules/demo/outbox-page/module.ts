// The demo's page of what would have been sent, which opens from this machine or with the key.
import type { FastifyInstance } from 'fastify';
import { mayOpenDemoPage, sendDemoPage } from '../../../http/demo-page.ts';
import type { Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { codeAt } from '../../account/second-factor/api.ts';
import { latestMessages } from '../../foundation/outbox/api.ts';
import { demoSecondFactor } from '../members/api.ts';
import { outboxPage } from './outbox-page.ts';

const SHOWN = 50;

export const outboxPageModule = ({ db, env, merchants, now }: PlatformContext, key: string) =>
  ({
    name: 'outbox-page',
    routes: (app: FastifyInstance) => {
      if (!env.demo) return;
      app.get('/demo/outbox', { config: { call: 'demo.outbox' } }, async (request, reply) => {
        if (!mayOpenDemoPage(request, key)) throw new Refusal('not.found');
        const merchant = merchants.byHost(request.host);
        const messages = await latestMessages(db, merchant?.code ?? '', SHOWN);
        return sendDemoPage(
          reply,
          merchant?.tokens ?? '',
          outboxPage(merchant?.name ?? '', messages, {
            ...demoSecondFactor,
            code: codeAt(demoSecondFactor.secret, now()),
          }),
        );
      });
    },
  }) satisfies Module;
