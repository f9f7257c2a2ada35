import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { alone, answerMachine, type Beside } from './machine.ts';
import { createSiteMetrics } from './site-metrics.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function siteWith(beside: Beside, ready = true) {
  const metrics = createSiteMetrics();
  const server = createServer((request, response) => {
    const asked = { request, response, path: request.url ?? '', search: '' };
    void answerMachine(asked, { env: { metricsToken: '' }, metrics, beside, isReady: () => ready });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push(() => server.close());
  return (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
}

test('ready is who is ready with what runs beside it', async () => {
  const beside = (ready: boolean): Beside => ({ ...alone, isReady: async () => ready });
  expect((await (await siteWith(alone))('/readyz')).status).toBe(200);
  expect((await (await siteWith(beside(true)))('/readyz')).status).toBe(200);
  expect((await (await siteWith(beside(false)))('/readyz')).status).toBe(503);
  expect((await (await siteWith(beside(true), false))('/readyz')).status).toBe(503);
});

test('the figures of what runs beside the site stand behind its own', async () => {
  const ask = await siteWith({ ...alone, figures: async () => 'foyer_calls 7\n' });
  expect(await (await ask('/metrics')).text()).toMatch(/^foyer_site_open_requests 0\n.*^foyer_calls 7\n$/ms);
});
