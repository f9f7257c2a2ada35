import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type EmbeddedService, noEmbeddedService, registerOperationsRoutes } from './operations-routes.ts';
import { createSiteMetrics } from './site-metrics.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function siteWith(embedded: EmbeddedService, { ready = true, metricsToken = '' } = {}) {
  const app = Fastify();
  registerOperationsRoutes(app, {
    env: { metricsToken },
    metrics: createSiteMetrics(),
    embedded,
    isReady: () => ready,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  open.push(() => app.close());
  return (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });
}

test('the site is ready only when the embedded service is ready too', async () => {
  const embedded = (ready: boolean): EmbeddedService => ({ ...noEmbeddedService, isReady: async () => ready });
  expect((await (await siteWith(noEmbeddedService))('/readyz')).status).toBe(200);
  expect((await (await siteWith(embedded(true)))('/readyz')).status).toBe(200);
  expect((await (await siteWith(embedded(false)))('/readyz')).status).toBe(503);
  expect((await (await siteWith(embedded(true), { ready: false }))('/readyz')).status).toBe(503);
});

test('metrics of the embedded service follow those of the site', async () => {
  const ask = await siteWith({ ...noEmbeddedService, figures: async () => 'foyer_calls 7\n' });
  expect(await (await ask('/metrics')).text()).toMatch(/^foyer_site_open_requests 0\n.*^foyer_calls 7\n$/ms);
});

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  'metrics are for this machine: %s shows that the request came through a proxy',
  async (header) => {
    const ask = await siteWith(noEmbeddedService);
    expect((await ask('/metrics')).status).toBe(200);
    expect((await ask('/metrics', { [header]: '203.0.113.9' })).status).toBe(403);
  },
);

test('metrics are for callers with the token', async () => {
  const ask = await siteWith(noEmbeddedService, { metricsToken: 'secret-token' });
  const from = (authorization: string) => ask('/metrics', { 'x-forwarded-for': '203.0.113.9', authorization });
  expect((await from('Bearer secret-token')).status).toBe(200);
  for (const wrong of ['Bearer secret-toke', 'secret-token', 'Bearer ']) expect((await from(wrong)).status).toBe(403);
});
