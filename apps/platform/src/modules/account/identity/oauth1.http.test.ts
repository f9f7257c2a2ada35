// Tests X over HTTP: OAuth 1.0a towards the provider, a code with state and PKCE to the browser.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { signatureOf } from '../../../ports/identity/oauth1.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const SITE = `http://${AURORA}:8080`;
const BACK = `${SITE}/m/socialReturn`;
const SECRET = 'very secret';
let platform: TestPlatform;
let x: Server;
let home = '';
/** The requests that X received; `confirms` is its answer about the way back. */
const received: { path: string; values: Record<string, string>; rightlySigned: boolean }[] = [];
let confirms = 'true';
let tokens = 0;

const secrets = new Map<string, string>();

function read({ method, url, headers }: IncomingMessage) {
  const address = new URL(url ?? '', home);
  const given = [...(headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, decodeURIComponent(value)] as const,
  );
  const { oauth_signature: signature, ...values } = Object.fromEntries(given);
  const tokenSecret = secrets.get(values.oauth_token ?? '') ?? '';
  const right = signatureOf(SECRET, { method: method === 'POST' ? 'POST' : 'GET', address, values, tokenSecret });
  return { path: address.pathname, values, rightlySigned: signature === right };
}

beforeAll(async () => {
  platform = await startTestPlatform({ loginLimitIp: 1000 });
  x = createServer((request, response) => {
    const call = read(request);
    received.push(call);
    if (!call.rightlySigned) return response.writeHead(401).end();
    tokens += 1;
    const token = `token-${tokens}`;
    secrets.set(token, `secret-${tokens}`);
    const answer = { oauth_token: token, oauth_token_secret: `secret-${tokens}` };
    const confirmed = call.path === '/request_token' ? { oauth_callback_confirmed: confirms } : { screen_name: 'maya' };
    return response.end(new URLSearchParams({ ...answer, ...confirmed }).toString());
  });
  await new Promise<void>((done) => x.listen(0, '127.0.0.1', done));
  home = `http://127.0.0.1:${(x.address() as AddressInfo).port}`;
  const account = { clientId: 'c1', secret: SECRET, tokenUrl: `${home}/access_token` };
  const signed = { ...account, requestUrl: `${home}/request_token`, authorizeUrl: `${home}/authenticate` };
  const channels = (['twitter', 'line'] as const).map((channel) => ({
    channel,
    clientId: 'c1',
    authorizeUrl: `/wps/identity/authorize/${channel}`,
    tokenUrl: `/wps/identity/token/${channel}`,
  }));
  Object.assign(platform.context.merchants.byCode('aurora') ?? {}, {
    providerAccounts: new Map(Object.entries({ twitter: signed, line: account })),
  });
  Object.assign(platform.context.merchants.byCode('aurora')?.settings ?? {}, {
    identity: { by: 'firebase', channels },
  });
});
afterAll(async () => {
  await platform.close();
  await new Promise((done) => x.close(done));
});
beforeEach(() => {
  confirms = 'true';
});

const headers = { 'X-Forwarded-Host': `${AURORA}:8080` };
const ask = (path: string, query: Record<string, string>): Promise<Response> =>
  fetch(`${platform.url}/wps/identity/${path}?${new URLSearchParams(query)}`, { redirect: 'manual', headers });
const led = (response: Response): URL => new URL(response.headers.get('location') ?? '', SITE);

const secretsOfRequest = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};
const authorization = (challenge: string, changes = {}) => ({
  client_id: 'c1',
  redirect_uri: BACK,
  response_type: 'code',
  state: 's1',
  code_challenge: challenge,
  code_challenge_method: 'S256',
  ...changes,
});
/** A person who says yes at X: the code that they bring back. */
const code = async (challenge: string): Promise<string> => {
  const sent = led(await ask('authorize/twitter', authorization(challenge)));
  const token = sent.searchParams.get('oauth_token') ?? '';
  const back = led(await ask('callback/twitter', { oauth_token: token, oauth_verifier: 'v1' }));
  return back.searchParams.get('code') ?? '';
};
const swap = async (given: string, verifier: string, changes = {}) => {
  const body = new URLSearchParams({ code: given, code_verifier: verifier, redirect_uri: BACK, ...changes });
  const response = await fetch(`${platform.url}/wps/identity/token/twitter`, {
    method: 'POST',
    headers: { ...headers, origin: SITE },
    body,
  });
  return { status: response.status, body: await response.json() };
};
const refused = { status: 400, body: { error: 'invalid_grant' } };

test('SO-01 OAuth 1 signs its requests and gives the token to the browser that started it', async () => {
  const { verifier, challenge } = secretsOfRequest();
  const sent = led(await ask('authorize/twitter', authorization(challenge)));
  expect(sent.origin + sent.pathname).toBe(`${home}/authenticate`);
  expect(received.at(-1)).toMatchObject({
    rightlySigned: true,
    values: { oauth_callback: `${SITE}/wps/identity/callback/twitter`, oauth_consumer_key: 'c1' },
  });
  const token = sent.searchParams.get('oauth_token') ?? '';
  const answer = await ask('callback/twitter', { oauth_token: token, oauth_verifier: 'v1' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const back = led(answer);
  expect(back.origin + back.pathname).toBe(BACK);
  expect(back.searchParams.get('state')).toBe('s1');
  const { status, body } = await swap(back.searchParams.get('code') ?? '', verifier);
  expect(status).toBe(200);
  expect(body).toEqual({ access_token: expect.stringMatching(/^token-/), oauth_token_secret: expect.any(String) });
  expect(received.at(-1)).toMatchObject({ rightlySigned: true, values: { oauth_token: token, oauth_verifier: 'v1' } });
});

test('a code is valid once, for its browser and for its page', async () => {
  const { verifier, challenge } = secretsOfRequest();
  const given = await code(challenge);
  const before = received.length;
  expect(await swap(given, secretsOfRequest().verifier)).toEqual(refused);
  expect(await swap(given, verifier, { redirect_uri: `${SITE}/m/login` })).toEqual(refused);
  expect(await swap('bm9uc2Vuc2U', verifier)).toEqual(refused);
  expect(received.length).toBe(before);
  expect((await swap(given, verifier)).status).toBe(200);
  expect(await swap(given, verifier)).toEqual(refused);
});

test('SO-08 a person who declines at X returns with that error', async () => {
  const sent = led(await ask('authorize/twitter', authorization(secretsOfRequest().challenge)));
  const denied = sent.searchParams.get('oauth_token') ?? '';
  const back = led(await ask('callback/twitter', { denied }));
  expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 's1' });
});

test('an answer without a request, or too late, redirects to the error page', async () => {
  const stray = led(await ask('callback/twitter', { oauth_token: 'forged', oauth_verifier: 'v1' }));
  expect([stray.pathname, stray.search]).toEqual(['/m/socialReturn', '?error=invalid_request']);
  const { verifier, challenge } = secretsOfRequest();
  const given = await code(challenge);
  await platform.db.execute(sql`update signed_trip set expires_at = now()`);
  expect(await swap(given, verifier)).toEqual(refused);
});

test.each([
  ['to another site', { redirect_uri: 'https://evil.example/m/socialReturn' }],
  ['to another page', { redirect_uri: `${SITE}/m/home` }],
  ['without PKCE', { code_challenge: '' }],
  ['with a plain challenge', { code_challenge_method: 'plain' }],
  ['without a state', { state: '' }],
  ['for another client', { client_id: 'c2' }],
])('no redirect happens %s', async (_, changes) => {
  const before = received.length;
  const response = await ask('authorize/twitter', authorization(secretsOfRequest().challenge, changes));
  expect(response.status).toBe(400);
  expect(received.length).toBe(before);
});

test('a callback that X does not confirm causes no redirect, and the page gets an error', async () => {
  const kept = () => rows(platform.db, sql`select token_hash from signed_trip`);
  const before = await kept();
  confirms = 'false';
  const back = led(await ask('authorize/twitter', authorization(secretsOfRequest().challenge)));
  expect(back.origin + back.pathname).toBe(BACK);
  expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'temporarily_unavailable', state: 's1' });
  expect(await kept()).toEqual(before);
});

test('an address has a limit of OAuth requests, and a foreign page cannot get a log-in from one', async () => {
  await ask('authorize/twitter', authorization(secretsOfRequest().challenge));
  await platform.db.execute(sql`update limit_counter set count = 1000 where key like '%|ip|%'`);
  await platform.db.execute(sql`delete from limit_counter where key like 'login|%'`);
  const before = received.length;
  expect((await ask('authorize/twitter', authorization(secretsOfRequest().challenge))).status).toBe(429);
  expect(received.length).toBe(before);
  expect(await rows(platform.db, sql`select 1 from limit_counter where key like 'login|%'`)).toEqual([]);
  await platform.db.execute(sql`delete from limit_counter`);
});

test('a provider of OAuth 2 has no such address', async () => {
  expect((await ask('authorize/line', authorization(secretsOfRequest().challenge))).status).toBe(404);
  expect((await ask('callback/line', { oauth_token: 't' })).status).toBe(404);
});
