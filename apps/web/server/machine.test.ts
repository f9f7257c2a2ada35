import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { alone, type Beside, registerMachine } from './machine.ts';
import { createSiteMetrics } from './site-metrics.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function siteWith(beside: Beside, { ready = true, metricsToken = '' } = {}) {
  const app = Fastify();
  registerMachine(app, { env: { metricsToken }, metrics: createSiteMetrics(), beside, isReady: () => ready });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  open.push(() => app.close());
  return (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });
}

test('ready is who is ready with what runs beside it', async () => {
  const beside = (ready: boolean): Beside => ({ ...alone, isReady: async () => ready });
  expect((await (await siteWith(alone))('/readyz')).status).toBe(200);
  expect((await (await siteWith(beside(true)))('/readyz')).status).toBe(200);
  expect((await (await siteWith(beside(false)))('/readyz')).status).toBe(503);
  expect((await (await siteWith(beside(true), { ready: false }))('/readyz')).status).toBe(503);
});

test('the figures of what runs beside the site stand behind its own', async () => {
  const ask = await siteWith({ ...alone, figures: async () => 'foyer_calls 7\n' });
  expect(await (await ask('/metrics')).text()).toMatch(/^foyer_site_open_requests 0\n.*^foyer_calls 7\n$/ms);
});

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  'figures are for this machine: %s shows that somebody else asks through a proxy',
  async (header) => {
    const ask = await siteWith(alone);
    expect((await ask('/metrics')).status).toBe(200);
    expect((await ask('/metrics', { [header]: '203.0.113.9' })).status).toBe(403);
  },
);

test('figures are for whoever has the token', async () => {
  const ask = await siteWith(alone, { metricsToken: 'secret-token' });
  const from = (authorization: string) => ask('/metrics', { 'x-forwarded-for': '203.0.113.9', authorization });
  expect((await from('Bearer secret-token')).status).toBe(200);
  for (const wrong of ['Bearer secret-toke', 'secret-token', 'Bearer ']) expect((await from(wrong)).status).toBe(403);
});
