// Tests rules of every call: it is bound, answers in the one form, and never fails by our fault.
import { connect } from 'node:net';
import { texts } from 'virtual:shared-texts/errors';
import { calls, chatCalls, errorCodes, gameCalls, type LanguageCode, languageCodes } from '@foyer/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { errorText } from '../texts/error-text.ts';

const METRICS_TOKEN = 'a-token-of-the-operator';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ metricsToken: METRICS_TOKEN });
});
afterAll(() => platform.close());

const send = async (path: string, init: RequestInit = {}, host = AURORA) => {
  const response = await fetch(`${platform.url}${path}`, {
    ...init,
    headers: { 'X-Forwarded-Host': host, ...(init.headers as Record<string, string>) },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
};

const json = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/json', ...headers },
});

const translated = Object.keys(texts) as LanguageCode[];

const pathOf = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x');

test('every row of the contract is bound', async () => {
  for (const [name, row] of Object.entries({ ...calls, ...gameCalls, ...chatCalls })) {
    // A list is no call's input, so a bound row refuses it or asks for a log-in first.
    const { status, body } = await send(pathOf(row.path), row.method === 'GET' ? {} : json('[]'));
    const served = status !== 404 || body.errorCode !== 'not.found' || row.path.endsWith('{id}');
    expect([name, served]).toEqual([name, true]);
    expect([name, status < 500]).toEqual([name, true]);
  }
});

test('an error has a code of the contract, its status, and a message in the language of the call', async () => {
  for (const language of translated) {
    const { status, body } = await send('/wps/member/info', { headers: { Language: language } });
    expect(status).toBe(errorCodes.CUSTOMER_NOT_LOGIN);
    expect(body).toEqual({
      success: false,
      errorCode: 'CUSTOMER_NOT_LOGIN',
      message: errorText('CUSTOMER_NOT_LOGIN', language),
    });
  }
});

test('a call without a Language header gets Chinese, and an unknown one changes nothing', async () => {
  const chinese = errorText('CUSTOMER_NOT_LOGIN', 'CN');
  expect((await send('/wps/member/info')).body.message).toBe(chinese);
  expect((await send('/wps/member/info', { headers: { Language: '__proto__' } })).body.message).toBe(chinese);
});

test('every code has a text in every language', () => {
  for (const language of languageCodes) {
    for (const code of Object.keys(errorCodes) as (keyof typeof errorCodes)[]) {
      expect(errorText(code, language).length, `the text of ${code} in ${language}`).toBeGreaterThan(0);
    }
  }
});

test('every language with texts has its own text for every code', () => {
  const others = translated.filter((language) => language !== 'EN');
  expect(others.length).toBeGreaterThan(0);
  for (const code of Object.keys(errorCodes) as (keyof typeof errorCodes)[]) {
    const english = others.filter((language) => errorText(code, language) === errorText(code, 'EN'));
    expect([code, english]).toEqual([code, []]);
  }
});

test('an unknown path, an unknown relay and a broken address get the error form', async () => {
  expect(await send('/wps/nothing')).toMatchObject({ status: 404, body: { errorCode: 'not.found' } });
  expect(await send('/wps/relay/MCSFE_dropTables', json('{}'))).toMatchObject({
    status: 404,
    body: { errorCode: 'not.found' },
  });
  expect(await send('/wps/%zz')).toMatchObject({ status: 400, body: { errorCode: 'input.invalid' } });
});

test('a body that is not JSON, not UTF-8, too large or of another type has its own code', async () => {
  const path = '/wps/session/handoff/code';
  const { token } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  });
  const signed = { Authorization: token };
  for (const body of ['{', '{"a":1}', '[]', '"x"', 'null x', '{"__proto__":{"a":1}}', `${'['.repeat(10_000)}`]) {
    expect([body.slice(0, 20), await send(path, json(body, signed))]).toMatchObject([
      body.slice(0, 20),
      { status: 400, body: { errorCode: 'input.invalid' } },
    ]);
  }
  const notUtf8 = { ...json('', signed), body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) };
  expect(await send(path, notUtf8)).toMatchObject({ status: 400, body: { errorCode: 'input.invalid' } });
  expect(await send(path, json(`{"a":"${'x'.repeat(70_000)}"}`, signed))).toMatchObject({
    status: 413,
    body: { errorCode: 'body.too.large' },
  });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect(
      await send(path, { method: 'POST', body: '{}', headers: { 'Content-Type': type, ...signed } }),
    ).toMatchObject({
      status: 415,
      body: { errorCode: 'content.type.unsupported' },
    });
  }
});

test('an unknown field, a repeated one, a NUL and half a character are refused', async () => {
  for (const query of ['?evil=1', '?_=1&_=2', '?_=abc', '?__proto__=1', '?constructor[prototype]=1']) {
    expect([query, await send(`/wps/session/key/rsa${query}`)]).toMatchObject([
      query,
      { status: 400, body: { errorCode: 'input.invalid' } },
    ]);
  }
  for (const text of ['%00', '%ed%a0%80']) {
    expect((await send(`/wps/system/country?merchant=${text}`)).status).toBe(400);
  }
  const nul = await platform.call('session.login', { type: 'username', username: 'de\0mo', password: 'x' });
  expect(nul.body).toMatchObject({ errorCode: 'input.invalid' });
});

test('the operator follows from the host; a contradicting or unknown header is refused', async () => {
  expect(await send('/wps/session/key/rsa', { headers: { Merchant: 'nobody' } })).toMatchObject({
    status: 400,
    body: { errorCode: 'merchant.unknown' },
  });
  expect(await send('/wps/session/key/rsa', { headers: { Merchant: 'lotus' } })).toMatchObject({
    status: 401,
    body: { errorCode: 'user.or.token.invalid' },
  });
  expect((await send('/wps/session/key/rsa', { headers: { Merchant: 'lotus' } }, LOTUS)).status).toBe(200);
  expect(await send('/wps/session/key/rsa', {}, 'a/b@c d')).toMatchObject({
    status: 400,
    body: { errorCode: 'merchant.unknown' },
  });
});

test('a change is refused from a foreign origin, and accepted from the site’s domains', async () => {
  const path = '/wps/session/handoff/code';
  const from = (origin: string) => send(path, json('{}', { Origin: origin }));
  for (const origin of [
    `https://${AURORA}`,
    'http://evil.example',
    'null',
    `https://${AURORA}.evil.example`,
    `http://${AURORA}:1`,
    'javascript://x',
    'file://',
  ]) {
    expect([origin, await from(origin)]).toMatchObject([
      origin,
      { status: 403, body: { errorCode: 'origin.refused' } },
    ]);
  }
  for (const origin of [`http://${AURORA}`, `http://${AURORA}:8080`]) {
    expect([origin, (await from(origin)).body.errorCode]).toEqual([origin, 'CUSTOMER_NOT_LOGIN']);
  }
  const overTls = (origin: string) => send(path, json('{}', { Origin: origin, 'X-Forwarded-Proto': 'https' }));
  expect((await overTls(`https://${AURORA}`)).body.errorCode).toBe('CUSTOMER_NOT_LOGIN');
  expect((await overTls(`http://${AURORA}`)).body.errorCode).toBe('origin.refused');
});

test('other origins may read only where named; the game wire is open, without credentials', async () => {
  const preflight = (path: string, origin: string) =>
    fetch(`${platform.url}${path}`, {
      method: 'OPTIONS',
      headers: { 'X-Forwarded-Host': AURORA, Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  const named = await preflight('/wps/session/login', `http://${AURORA}:8080`);
  expect(named.headers.get('access-control-allow-origin')).toBe(`http://${AURORA}:8080`);
  expect(named.headers.get('access-control-allow-credentials')).toBe('true');
  expect(named.headers.get('vary')).toMatch(/origin/i);
  for (const origin of ['http://evil.example', 'null', `https://${AURORA}`]) {
    expect((await preflight('/wps/session/login', origin)).headers.get('access-control-allow-origin')).toBeNull();
  }
  const game = await preflight('/games/api/enter', 'null');
  expect(game.headers.get('access-control-allow-origin')).toBe('*');
  expect(game.headers.get('access-control-allow-credentials')).toBeNull();
});

test('the address of a visitor is accepted from exactly one proxy', async () => {
  const { body } = await send('/wps/system/status', { headers: { 'X-Forwarded-For': '6.6.6.6, 203.0.113.7' } });
  expect(body).toMatchObject({ value: { ip: '203.0.113.7' } });
});

/** Bytes a client library would never send. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(platform.url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

test('requests that are not HTTP never make the platform fail', async () => {
  const requests = [
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /wps/session/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    `GET /wps/member/info HTTP/1.1\r\nHost: ${AURORA}\r\nAuthorization: ${'a'.repeat(15_000)}\r\nConnection: close\r\n\r\n`,
    `GET /${'a/'.repeat(2000)} HTTP/1.1\r\nHost: ${AURORA}\r\nConnection: close\r\n\r\n`,
  ];
  for (const request of requests) expect(await raw(request)).not.toMatch(/^HTTP\/1\.1 5/);
  expect((await send('/wps/session/key/rsa')).status).toBe(200);
});

test('metrics are for this machine and for a token, never for visitors through the site', async () => {
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(`${platform.url}/metrics`, { headers });
    return { status: response.status, text: await response.text() };
  };
  expect((await ask({})).text).toContain('foyer_call_seconds');
  for (const headers of [
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Forwarded-For': '203.0.113.7', Authorization: 'Bearer wrong' },
    { Forwarded: 'for=127.0.0.1' },
  ] as Record<string, string>[])
    expect([headers, await ask(headers)]).toEqual([headers, { status: 403, text: 'forbidden\n' }]);
  const visitor = { 'X-Forwarded-For': '203.0.113.7', Authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await ask(visitor)).text).toContain('foyer_call_seconds');
});

test('health and readiness tell strangers nothing else', async () => {
  const answerTo = async (path: string) => {
    const { status, body } = await send(path);
    return { status, body };
  };
  expect(await answerTo('/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
  expect(await answerTo('/readyz')).toEqual({ status: 200, body: { status: 'ready' } });
});

test('the platform counts calls and refusals by their names', async () => {
  const metrics = await (await fetch(`${platform.url}/metrics`)).text();
  expect(metrics).toMatch(/foyer_call_seconds_bucket\{.*call="session\.rsaKey"/);
  expect(metrics).toMatch(/foyer_refusals_total\{call="member\.info",code="CUSTOMER_NOT_LOGIN"\}/);
});
