// Tests the token address of providers that need a secret: it adds it and returns only tokens.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const SITE = `http://${AURORA}:8080`;
let platform: TestPlatform;
let provider: Server;
/** The requests that the provider received, and its answer. */
const received: URLSearchParams[] = [];
let says: { status: number; body: string } = { status: 200, body: '{}' };

beforeAll(async () => {
  platform = await startTestPlatform({ loginLimitIp: 20 });
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push(new URLSearchParams(text));
    response.writeHead(says.status, { 'content-type': 'application/json' }).end(says.body);
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const tokenUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/token`;
  const line = { channel: 'line', clientId: 'c1', authorizeUrl: 'https://line.example/authorize' } as const;
  Object.assign(platform.context.merchants.byCode('aurora') ?? {}, {
    providerAccounts: new Map([
      ['line', { clientId: 'c1', secret: 'very secret', tokenUrl }],
      ['google', { clientId: 'c2', secret: 'very secret', tokenUrl }],
    ]),
  });
  Object.assign(platform.context.merchants.byCode('aurora')?.settings ?? {}, {
    identity: { by: 'firebase', channels: [{ ...line, tokenUrl: '/wps/identity/token/line' }] },
  });
});
afterAll(async () => {
  await platform.close();
  await new Promise((done) => provider.close(done));
});

const form = {
  grant_type: 'authorization_code',
  code: 'abc',
  client_id: 'somebody-else',
  client_secret: 'mine',
  redirect_uri: `${SITE}/m/socialReturn`,
  code_verifier: 'v'.repeat(43),
};
const swap = async (channel = 'line', changes = {}, headers: Readonly<Record<string, string>> = { origin: SITE }) => {
  const response = await fetch(`${platform.url}/wps/identity/token/${channel}`, {
    method: 'POST',
    headers: { 'X-Forwarded-Host': `${AURORA}:8080`, ...headers },
    body: new URLSearchParams({ ...form, ...changes }),
  });
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
};

test('the platform adds the secret, and only tokens are returned', async () => {
  says = {
    status: 200,
    body: JSON.stringify({ id_token: 'i', access_token: 'a', refresh_token: 'r', scope: 'openid' }),
  };
  expect(await swap()).toEqual({ status: 200, body: { id_token: 'i', access_token: 'a' } });
  expect(Object.fromEntries(received.at(-1) ?? [])).toEqual({
    grant_type: 'authorization_code',
    code: 'abc',
    redirect_uri: form.redirect_uri,
    client_id: 'c1',
    client_secret: 'very secret',
    code_verifier: form.code_verifier,
  });
});

test.each([
  ['refuses', 400, '{"error":"invalid_client","error_description":"very secret"}'],
  ['answers unreadable text', 200, '<html>'],
  ['answers no token', 200, '{"access_token":7}'],
])('the answer is the same and reveals nothing when the provider %s', async (_, status, body) => {
  says = { status, body };
  expect(await swap()).toEqual({ status: 400, body: { error: 'invalid_grant' } });
});

test('no provider is called from another site, for another channel, or without a code', async () => {
  const before = received.length;
  expect((await swap('line', {}, { origin: 'https://evil.example' })).body).toMatchObject({
    errorCode: 'origin.refused',
  });
  expect((await swap('line', {}, {})).body).toMatchObject({ errorCode: 'origin.refused' });
  expect((await swap('google')).body).toMatchObject({ errorCode: 'not.found' });
  expect((await swap('nobody')).body).toMatchObject({ errorCode: 'not.found' });
  expect((await swap('line', { code: '' })).body).toEqual({ error: 'invalid_grant' });
  expect((await swap('line', { code: 'x'.repeat(3000) })).body).toEqual({ error: 'invalid_grant' });
  expect(received.length).toBe(before);
});

test('the secret is in no log and in no settings', async () => {
  expect(platform.logged()).not.toContain('very secret');
  expect(JSON.stringify(await platform.value('system.settings', {}))).not.toContain('very secret');
});

test('an address has a limit of tries', async () => {
  let last = await swap();
  for (let at = 0; at < 20 && last.status !== 429; at += 1) last = await swap();
  expect(last.body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_LOGIN' });
});
