// Tests hostile headers, bodies, queries and paths on every route of the server: never a 5xx.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AURORA, startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const RUNS = 500;
interface Route {
  readonly method: string;
  readonly url: string;
}
const routes: Route[] = [];
const collectRoutes = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance }; // what Fastify publishes on this channel
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push({ method: name, url });
  });
};

let platform: TestPlatform;
beforeAll(async () => {
  subscribe('fastify.initialization', collectRoutes);
  platform = await startTestPlatform({ regionHeader: 'CF-IPCountry' });
  unsubscribe('fastify.initialization', collectRoutes);
});
afterAll(() => platform.close());

const values = fc.oneof(
  fc.constantFrom(
    ...['', 'null', 'https://', '//evil', '%00', '{}', '[]', '0', '-1', 'a'.repeat(2000), '[::1]:99999', 'x:-1', '*'],
    ...['AES-256-GCM', 'test.AAAA', 'EN', '__proto__', 'XX', '1.2.3.4', '::ffff:1', '"', ';,=', 'text/html; charset=x'],
  ),
  fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 30 }),
  fc.string({ unit: fc.integer({ min: 0xa1, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 30 }),
);
const readHeaders = [
  ...['accept', 'accept-encoding', 'access-control-request-method', 'authorization', 'cf-ipcountry', 'content-type'],
  ...['device', 'encryption', 'forwarded', 'idempotency-key', 'if-none-match', 'language', 'merchant', 'moduleid'],
  ...['origin', 'user-agent', 'x-digest', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-rsa'],
];
const headers = fc.dictionary(fc.constantFrom(...readHeaders), values, { maxKeys: 5 });
const fields = fc.constantFrom(
  ...[
    'action',
    'captchaId',
    'challenge',
    'code',
    'data',
    'game',
    'host',
    'id',
    'issue',
    'kind',
    'name',
    'redirect_uri',
  ],
  ...['client_id', 'cursor', 'behaviour', 'handle', 'oauth_token', 'phone_number', 'state', 'token', 'username', '_'],
);
const bodies = fc.oneof(
  fc.json(),
  fc.dictionary(fields, fc.oneof(values, fc.jsonValue())).map((body) => JSON.stringify(body)),
  fc.dictionary(fields, values).map((form) => `${new URLSearchParams(form)}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('{"a":1,"a":1}', '{"data":"AAAA"}', '{"data":"","data":""}', `${'['.repeat(30_000)}`, '\u0000'),
);
const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain');

const requests = fc.record({
  route: fc.nat(),
  parameter: fc.oneof(values, fc.constantFrom('google', 'rapid5', 'twitter', 's1', 'PH.svg', '%ff', '%2e%2e')),
  query: fc.oneof(
    fc.constant(''),
    fc.dictionary(fields, values).map((query) => `?${new URLSearchParams(query)}`),
  ),
  rawQuery: fc.constantFrom('', '&%', '&a[b]=1', '&__proto__=1', '&_=%ed%a0%80'),
  headers,
  type: types,
  body: bodies,
});

const ask = async (
  { method, url }: Route,
  given: Omit<typeof requests extends fc.Arbitrary<infer R> ? R : never, 'route'>,
) => {
  const filled = url.replaceAll(/:\w+/g, () => given.parameter.replaceAll(/[^\w.%-]/g, encodeURIComponent));
  const search = given.query === '' ? '' : given.query + given.rawQuery;
  const response = await fetch(platform.url + filled + search, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-host': AURORA, 'content-type': given.type, ...given.headers },
    ...(method !== 'GET' && method !== 'HEAD' && { body: given.body }),
  });
  await response.arrayBuffer();
  return response.status;
};

test('no hostile header, body, query or path gives a 5xx on any route', async () => {
  expect(routes.length).toBeGreaterThan(80);
  await fc.assert(
    fc.asyncProperty(requests, async ({ route, ...given }) => {
      const chosen = routes[route % routes.length];
      if (!chosen) throw new Error('there are no routes');
      expect([chosen, (await ask(chosen, given)) < 500]).toEqual([chosen, true]);
    }),
    { numRuns: RUNS },
  );
  expect(platform.logged()).not.toContain('a call failed');
}, 120_000);
