// The demo's page of what staff did, which opens from this machine or with the key.
import type { FastifyInstance } from 'fastify';
import { mayOpenDemoPage, sendDemoPage } from '../../../http/demo-page.ts';
import type { Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { auditOf } from '../../operator/access/api.ts';
import { staffPage } from './staff-page.ts';

const SHOWN = 50;

export const staffPageModule = ({ db, env, merchants }: PlatformContext, key: string) =>
  ({
    name: 'staff-page',
    routes: (app: FastifyInstance) => {
      if (!env.demo) return;
      app.get('/demo/operators', { config: { call: 'demo.operators' } }, async (request, reply) => {
        if (!mayOpenDemoPage(request, key)) throw new Refusal('not.found');
        const merchant = merchants.byHost(request.host);
        const { items } = await auditOf(db, merchant?.code ?? '', SHOWN);
        return sendDemoPage(reply, merchant?.tokens ?? '', staffPage(merchant?.name ?? '', items));
      });
    },
  }) satisfies Module;
