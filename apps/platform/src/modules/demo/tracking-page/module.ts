// The demo's page of tracking, which opens from this machine or with the key, and the demo's own receiver of events.
import type { FastifyInstance } from 'fastify';
import { mayOpenDemoPage, sendDemoPage } from '../../../http/demo-page.ts';
import type { Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { latestEvents } from '../../foundation/tracking/api.ts';
import { trackingPage } from './tracking-page.ts';

const SHOWN = 50;
const NO_CONTENT = 204;

export const trackingPageModule = ({ db, env, merchants }: PlatformContext, key: string) =>
  ({
    name: 'tracking-page',
    routes: (app: FastifyInstance) => {
      if (!env.demo) return;
      app.get('/demo/tracking', { config: { call: 'demo.tracking' } }, async (request, reply) => {
        if (!mayOpenDemoPage(request, key)) throw new Refusal('not.found');
        const merchant = merchants.byHost(request.host);
        const events = await latestEvents(db, merchant?.code ?? '', SHOWN);
        return sendDemoPage(
          reply,
          merchant?.tokens ?? '',
          trackingPage(merchant?.name ?? '', merchant?.tracking.names ?? [], events),
        );
      });
      // It stands in for an advertiser's: it takes everything, and keeps nothing.
      app.get('/demo/tracker', { config: { call: 'demo.tracker' } }, async (_, reply) => reply.code(NO_CONTENT).send());
    },
  }) satisfies Module;
