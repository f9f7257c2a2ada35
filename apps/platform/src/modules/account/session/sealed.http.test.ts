// Sealed calls over the wire: what opens, what does not, and that nothing opens twice.
import { type PublicKey, type SealedRequest, seal, webCrypto } from '@foyer/envelope';
import { plainCrypto } from '@foyer/envelope/plain-crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const LOGIN = '/wps/session/login';
const credentials = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' };
const web = webCrypto(globalThis.crypto);

let platform: TestPlatform;
let key: PublicKey;
beforeAll(async () => {
  platform = await startTestPlatform();
  key = await platform.key();
});
afterAll(() => platform.close());

const sealFor = (
  over: Partial<{ path: string; merchant: string; method: string; payload: unknown }> = {},
  withKey = key,
) => seal({ method: 'POST', path: LOGIN, merchant: 'aurora', payload: credentials, ...over }, withKey, web);

const post = async (sealed: { headers: Record<string, string>; body: string }, host = AURORA) => {
  const response = await fetch(`${platform.url}${LOGIN}`, {
    method: 'POST',
    headers: { 'X-Forwarded-Host': host, Language: 'EN', ...sealed.headers },
    body: sealed.body,
  });
  const body = (await response.json()) as {
    success: boolean;
    errorCode?: string;
    message?: string;
    value?: { token: string };
  };
  return { status: response.status, body, cache: response.headers.get('cache-control') };
};

test('HT-05 LG-07 the key is loaded uncached, and the log-in is sealed with its three headers', async () => {
  const answer = await fetch(`${platform.url}/wps/session/key/rsa?_=${Date.now()}`, {
    headers: { 'X-Forwarded-Host': AURORA },
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { value } = (await answer.json()) as { value: PublicKey & { expiresAt: string } };
  expect(Buffer.from(value.publicKey, 'base64').length).toBe(294); // SPKI of RSA 2048
  expect(Date.parse(value.expiresAt)).toBeGreaterThan(Date.now());
  const sealed = await sealFor();
  expect(Object.keys(sealed.headers).sort()).toEqual(['Content-Type', 'Encryption', 'X-Digest', 'X-RSA']);
  const { status, body, cache } = await post({ ...sealed, headers: { ...sealed.headers, Device: 'MOBILE' } });
  expect([status, body.success, cache]).toEqual([200, true, 'no-store']);
});

test('HT-05 a log-in sealed without WebCrypto, as on plain http, opens too', async () => {
  const request = { method: 'POST', path: LOGIN, merchant: 'aurora', payload: credentials };
  const sealed = await seal(request, key, plainCrypto());
  expect((await post(sealed)).body.success).toBe(true);
});

test('HT-07 a plain body on a sealed call is refused with Missing Encryption', async () => {
  const { status, body } = await post({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect([status, body.errorCode, body.message]).toEqual([400, 'Missing Encryption', 'Missing Encryption']);
});

test('HT-07 every failure to open has the same answer and stores nothing', async () => {
  const counted = () => rows<{ count: bigint }>(platform.db, sql`select count(*) as count from sealed_seen`);
  const before = await counted();
  const sealed = await sealFor();
  const other = await sealFor();
  const change = (headers: Partial<SealedRequest['headers']>, body = sealed.body) =>
    post({ headers: { ...sealed.headers, ...headers }, body });
  const answers = [
    await change({ Encryption: 'AES-128-CBC' }),
    await change({ 'X-Digest': other.headers['X-Digest'] }),
    await change({ 'X-RSA': other.headers['X-RSA'] }),
    await change({ 'X-RSA': `${key.keyId}.AAAA` }),
    await change({ 'X-RSA': 'rubbish' }),
    await change({}, other.body),
    await change({}, '{"data":"AAAA"}'),
    await change({}, '{"data":"AAAA","more":1}'),
    await change({}, 'rubbish'),
    await post(await sealFor({ path: '/wps/member/password' })),
    await post(await sealFor({ merchant: 'lotus' })),
    await post(await sealFor({ method: 'PUT' })),
    await post(await sealFor(), LOTUS),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([400, answers[0]?.body]);
  expect(answers[0]?.body).toMatchObject({ success: false, errorCode: 'encryption.invalid' });
  expect(await counted()).toEqual(before);
});

test('a sealed call opens once: a replay is refused like rubbish', async () => {
  const sealed = await sealFor();
  expect((await post(sealed)).body.success).toBe(true);
  expect((await post(sealed)).body).toMatchObject({ success: false, errorCode: 'encryption.invalid' });
});

test('an unknown or retired key has its own code, so that the client loads the new one', async () => {
  expect((await post(await sealFor({}, { ...key, keyId: 'gone' }))).body).toMatchObject({
    errorCode: 'encryption.key.unknown',
  });
});

test('the content of the envelope is checked against the schema too', async () => {
  for (const payload of [[], null, 'x', 1, {}, { ...credentials, admin: true }, { ...credentials, username: 1 }]) {
    expect((await post(await sealFor({ payload }))).body).toMatchObject({ errorCode: 'input.invalid' });
  }
});
