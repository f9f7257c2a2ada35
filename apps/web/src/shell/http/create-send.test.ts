import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeWire, json, refused, silence, value } from './fake-wire.ts';
import { fingerprint } from './fingerprint.ts';
import { createLoadCheck } from './load-check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rsaKey = value({ keyId: 'k1', publicKey: 'cHVibGlj', expiresAt: new Date(2_000_000).toISOString() });
const settings = examples['system.settings'].output;
const login = { type: 'username', username: 'demo', password: 'p' } as const;
const loggedIn = value({ id: 'm1' });

test('HT-01 every call carries Merchant and Language, and the bare session token', async () => {
  const { transport, requests: sent, state } = fakeWire();
  state.token = 'T0ken';
  await transport.send('wallet.balance', {});
  expect(sent[0]?.headers).toEqual({ Merchant: 'aurora', Language: 'EN', Authorization: 'T0ken' });
});

test('HT-01 a call with its own token sends that one, with any session', async () => {
  const { transport, requests: sent, state } = fakeWire();
  state.token = 'T0ken';
  await transport.sendAs('session.logout', {}, { token: 'OfTheLink' });
  expect(sent[0]?.headers.Authorization).toBe('OfTheLink');
});

test('SE-02 only the end of a session outlives the page', async () => {
  const { transport, requests: sent } = fakeWire();
  await transport.sendAs('session.logout', {}, { token: 'ended', keepalive: true });
  await transport.send('system.settings', {});
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

test('HT-01 a call without token, or with it switched off, carries no Authorization', async () => {
  const { transport, requests: sent, state } = fakeWire();
  state.token = 'T0ken';
  await transport.send('system.settings', {});
  await transport.send('wallet.balance', {}, { authorization: false });
  expect(sent.map(({ headers }) => headers.Authorization)).toEqual([undefined, undefined]);
});

test('HT-01 a log-in sends the kind of its device, a registration its ModuleId', async () => {
  const { transport, requests: sent, answer, state } = fakeWire();
  answer(rsaKey, loggedIn);
  state.device = 'PWA';
  await transport.send('session.login', login);
  // Registration has no schema yet, so its name is not among the typed ones; its row is there.
  await transport.send('member.register' as 'session.login', login, { idempotencyKey: 'intent-1' });
  expect(sent[1]?.headers).toMatchObject({ Device: 'PWA', 'Content-Type': 'application/json' });
  expect(sent[2]).toMatchObject({ url: '/wps/member/register' });
  expect(sent[2]?.headers).toMatchObject({ Device: 'PWA', ModuleId: 'REG3', 'Idempotency-Key': 'intent-1' });
});

test('HT-01 an ordinary browser sends no Device header', async () => {
  const { transport, requests: sent, answer } = fakeWire();
  answer(rsaKey, loggedIn);
  await transport.send('session.login', login);
  expect(sent[1]?.headers).not.toHaveProperty('Device');
});

test.each([
  ['member.register', 'REG3'],
  ['member.registerMobile', 'MOBILENUMREG3'],
] as const)('RG-02 %s is sealed, with ModuleId %s and Device', async (call, moduleId) => {
  const { transport, requests: sent, sealed, answer, state } = fakeWire();
  state.device = 'PWA';
  answer(rsaKey, loggedIn);
  // The content of the envelope does not matter here.
  await transport.send(call as 'member.register', {} as never, { idempotencyKey: 'intent-1' });
  expect(sent.at(-1)?.headers).toMatchObject({
    ModuleId: moduleId,
    Device: 'PWA',
    Encryption: 'AES-256-GCM',
  });
  expect(sealed).toHaveLength(1);
});

test.each([
  ['RG-02', 'member.register', {}, 'POST', '/wps/member/register'],
  ['RG-02', 'member.registerMobile', {}, 'POST', '/wps/member/register/mobile'],
  ['RG-09', 'member.autoUsername', {}, 'POST', '/wps/member/register/autoUsername'],
  ['SM-01', 'sms.noLogin', {}, 'POST', '/wps/verification/sms/noLogin'],
  ['CW-07', 'captcha.geetest', { t: '1700000000000' }, 'GET', '/wps/captcha/geetest?t=1700000000000'],
] as const)('%s %s with %j is %s %s', async (_, call, input, method, url) => {
  const { transport, requests: sent, answer } = fakeWire();
  answer(rsaKey, value({}));
  // Only where the call goes is looked at.
  await transport.send(call as 'captcha.geetest', input as { t: string }, { idempotencyKey: 'intent-1' });
  expect(sent.at(-1)).toMatchObject({ method, url });
});

test.each([
  ['session.login', '/wps/session/login'],
  ['session.verify', '/wps/session/login/verification'],
  ['session.social', '/wps/session/login/social'],
] as const)(
  'LG-07 TF-02 %s is a sealed JSON POST to %s with the headers Device and Content-Type',
  async (call, path) => {
    const { transport, requests: sent, sealed, answer, state } = fakeWire();
    state.device = 'PWA';
    answer(rsaKey, loggedIn);
    await transport.send(call as 'session.login', login);
    expect(sent.at(-1)).toMatchObject({ method: 'POST', url: path, body: '{"data":"sealed"}' });
    expect(sent.at(-1)?.headers).toMatchObject({ Device: 'PWA', 'Content-Type': 'application/json' });
    expect(sealed.map(({ payload }) => payload)).toEqual([login]);
  },
);

test('HT-02 the default is a GET with credentials, its input in the query', async () => {
  const { transport, requests: sent } = fakeWire();
  await transport.send('content.activity', { id: 'welcome' });
  await transport.send('content.banners', { group: 'home' });
  expect(sent[0]).toMatchObject({
    method: 'GET',
    url: '/wps/content/activities/welcome',
    body: null,
    credentials: 'include',
  });
  expect(sent[1]?.url).toBe('/wps/content/banners?group=home');
});

test('HT-02 a POST sends its input as JSON', async () => {
  const { transport, requests: sent, state } = fakeWire();
  state.token = 'T0ken';
  await transport.send('member.language', { language: 'VI' });
  expect(sent[0]).toMatchObject({ method: 'POST', url: '/wps/member/language', body: '{"language":"VI"}' });
  expect(sent[0]?.headers['Content-Type']).toBe('application/json');
});

test('HT-02 HT-09 after 30 seconds without an answer a call ends as ECONNABORTED', async () => {
  const { transport, answer } = fakeWire();
  answer(silence);
  const pending = transport.send('game.lanes', {});
  let settled = false;
  pending.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toMatchObject({ ok: false, kind: 'timeout', errorCode: 'ECONNABORTED' });
});

test('HT-10 a row’s own timeout applies: 20 s for the ping, 10 s for a launch', async () => {
  for (const [name, ms] of [
    ['system.ping', 20_000],
    ['game.launch', 10_000],
  ] as const) {
    const { transport, answer } = fakeWire();
    answer(silence);
    const pending =
      name === 'system.ping'
        ? transport.send(name, { speed: '1' })
        : transport.send(name, { launchMode: 'LOTT', device: 'MOBILE', language: 'VI' });
    let settled = false;
    pending.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(settled, name).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toMatchObject({ kind: 'timeout' });
  }
});

test('HT-10 status, country, domainRoute, ping, member info and language use the specified addresses', async () => {
  const { transport, requests: sent, state } = fakeWire();
  state.token = 'T0ken';
  await transport.send('system.status', { device: 'MOBILE', track: 't', originalDomain: 'd', url: 'u' });
  await transport.send('system.country', { _: '1', merchant: 'aurora' });
  await transport.send('system.domainRoute', {});
  await transport.send('system.ping', { speed: '7' });
  await transport.send('member.info', {});
  await transport.send('member.language', { language: 'EN' });
  expect(sent.map(({ method, url, cache }) => `${method} ${url} ${cache}`)).toEqual([
    'GET /wps/system/status?device=MOBILE&track=t&originalDomain=d&url=u no-store',
    'GET /wps/system/country?_=1&merchant=aurora default',
    'GET /wps/system/domainRoute default',
    'GET /wps/system/test/ping?speed=7 no-store',
    'GET /wps/member/info no-store',
    'POST /wps/member/language default',
  ]);
  expect(sent[3]?.headers.Merchant).toBe('aurora');
});

test('RG-09 only a proposed name may be a bare text', async () => {
  const { transport, answer } = fakeWire();
  answer(() => new Response('koi274', { headers: { 'content-type': 'text/plain' } }));
  expect(await transport.send('member.autoUsername', {})).toEqual({ ok: true, value: 'koi274' });
  expect(await transport.send('wallet.balance', {})).toMatchObject({ ok: false, errorCode: 'answer.malformed' });
  answer(() => new Response('Slow down', { status: 429, headers: { 'content-type': 'text/plain' } }));
  expect(await transport.send('member.autoUsername', {})).toMatchObject({ ok: false, status: 429 });
});

test('HT-03 a text answer of pairs is read like JSON', async () => {
  const { transport, answer } = fakeWire();
  answer(() => new Response('success=true&amount=5', { headers: { 'content-type': 'text/plain; charset=utf-8' } }));
  const outcome = await transport.send('game.lanes', {});
  expect(outcome.ok && { ...(outcome.value as object) }).toEqual({ amount: '5' });
});

test.each([
  [
    'JSON that has a value and no `success`',
    'application/json',
    '{"value":{"customerId":4243,"userName":"x","token":"t"}}',
  ],
  ['pairs with brackets', 'text/plain', 'success=true&value[customerId]=4243&value[userName]=x&value%5Btoken%5D=t'],
])('HT-03 RG-02 an own back end may answer a registration by %s, and gets it once', async (_, type, body) => {
  const { transport, requests: sent, answer } = fakeWire({ loadCheck: createLoadCheck(settings) });
  answer(rsaKey, () => new Response(body, { headers: { 'content-type': type } }));
  const input = examples['member.register'].input;
  const outcome = await transport.send('member.register', input, { idempotencyKey: 'intent-1' });
  expect(outcome).toMatchObject({ ok: true, value: { id: '4243', userName: 'x', token: 't' } });
  expect(sent.filter(({ url }) => url === '/wps/member/register')).toHaveLength(1);
});

test('HT-03 an error code without `success` is a refusal, and a value with a status of errors no success', async () => {
  const { transport, answer } = fakeWire();
  answer(json({ errorCode: 'game.unknown', message: 'Gone.' }), json({ value: {} }, { status: 500 }));
  const refusal = { kind: 'refused', errorCode: 'game.unknown', message: 'Gone.' };
  expect(await transport.send('game.lanes', {})).toMatchObject(refusal);
  expect(await transport.send('game.lanes', {})).toMatchObject({ kind: 'malformed', status: 500 });
});

test('SE-01 member info of type -1 is the refusal of the token it was asked with', async () => {
  const { transport, answer, state } = fakeWire();
  answer(value({ ...examples['member.info'].output, type: -1 }));
  state.token = 'T0ken';
  const refusal = { ok: false, kind: 'refused', errorCode: 'CUSTOMER_NOT_LOGIN', status: 401 };
  expect(await transport.send('member.info', {})).toMatchObject({ ...refusal, tokenUsed: fingerprint('T0ken') });
  const ofLink = await transport.sendAs('member.info', {}, { token: 'OfTheLink' });
  expect(ofLink).toMatchObject({ ...refusal, tokenUsed: fingerprint('OfTheLink') });
});

test('SE-01 a failure carries its token, none of a visitor, and nothing where a call never has one', async () => {
  const { transport, answer, state } = fakeWire();
  answer(refused('anything', 401));
  const tokenUsed = async (name: 'wallet.balance' | 'game.lanes', authorization = true) => {
    const outcome = await transport.send(name, {}, authorization ? {} : { authorization });
    return outcome.ok || outcome.tokenUsed;
  };
  expect([await tokenUsed('wallet.balance'), await tokenUsed('game.lanes')]).toEqual([null, undefined]);
  state.token = 'T0ken';
  expect(await tokenUsed('wallet.balance')).toBe(fingerprint('T0ken'));
  expect([await tokenUsed('wallet.balance', false), await tokenUsed('game.lanes')]).toEqual([undefined, undefined]);
});

test.each([
  ['HTML', '<html>ok</html>', 'text/html'],
  ['broken JSON', '{"success":tr', 'application/json'],
  ['nothing', '', 'application/json'],
  ['JSON of another form', '[1]', 'application/json'],
  ['no type', '{"success":true}', ''],
  ['a picture', 'x', 'image/png'],
])('HT-03 %s is a malformed answer, not a value', async (_, body, type) => {
  const { transport, answer } = fakeWire();
  answer(() => new Response(body, { headers: { 'content-type': type } }));
  expect(await transport.send('game.lanes', {})).toMatchObject({ ok: false, kind: 'malformed', status: 200 });
});

test('HT-04 the same pending GET is sent once, and again afterwards', async () => {
  const { transport, requests: sent, answer } = fakeWire();
  answer(value({ n: 1 }), value({ n: 2 }));
  const both = await Promise.all([
    transport.send('content.banners', { group: 'a' }),
    transport.send('content.banners', { group: 'a' }),
  ]);
  expect(both.map((outcome) => outcome.ok && outcome.value)).toEqual([{ n: 1 }, { n: 1 }]);
  expect(sent).toHaveLength(1);
  await transport.send('content.banners', { group: 'a' });
  expect(sent).toHaveLength(2);
});

test('HT-04 a GET after a change is another one than that which began before it', async () => {
  const { transport, requests: sent, answer } = fakeWire();
  let early: (response: Response) => void = () => undefined;
  const begun = new Promise<Response>((resolve) => {
    early = resolve;
  });
  answer(() => begun, value({ icon: 4 }), value({ amount: '2', currency: 'USD' }));
  const before = transport.send('wallet.balance', {});
  await transport.send('member.profileIcon', { icon: 4 });
  expect(await transport.send('wallet.balance', {})).toMatchObject({ value: { amount: '2' } });
  early(await value({ amount: '1', currency: 'USD' })({} as never, new AbortController().signal));
  expect(await before).toMatchObject({ value: { amount: '1' } });
  expect(sent).toHaveLength(3);
});

test('HT-04 a cache buster does not make two requests different; language, address and member do', async () => {
  const { transport, requests: sent, state } = fakeWire();
  const ask = (stamp: string) => transport.send('member.info', { _: stamp });
  state.token = 'A';
  const first = [ask('1'), ask('2')];
  state.token = 'B';
  first.push(ask('3'));
  state.language = 'CN';
  first.push(ask('4'));
  await Promise.all(first);
  expect(sent.map(({ headers }) => `${headers.Authorization} ${headers.Language}`)).toEqual(['A EN', 'B EN', 'B CN']);
});

test('HT-04 cancelling one of several equal requests does not cancel the others', async () => {
  const { transport, answer } = fakeWire();
  let release: (response: Response) => void = () => undefined;
  answer(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  const leaving = new AbortController();
  const left = transport.send('game.lanes', {}, { signal: leaving.signal });
  const stayed = transport.send('game.lanes', {});
  leaving.abort();
  expect(await left).toMatchObject({ kind: 'aborted' });
  release(await value({ n: 1 })({} as never, leaving.signal));
  expect(await stayed).toMatchObject({ ok: true });
});

test('HT-04 only calls of the list are kept in session storage, until a log-in or log-out', async () => {
  const { transport, requests: sent, state, storage } = fakeWire();
  await transport.send('system.country', { _: '1' });
  await transport.send('system.country', { _: '2' });
  await transport.send('system.settings', {});
  expect(sent).toHaveLength(2);
  expect(Object.keys(JSON.parse(storage.kept.session.get('MC_HTTP_CACHE') ?? '{}'))).toEqual([
    'GET /wps/system/country? aurora EN ',
  ]);
  state.language = 'CN';
  await transport.send('system.country', {});
  expect(sent).toHaveLength(3);
  transport.dropCache();
  expect(storage.kept.session.has('MC_HTTP_CACHE')).toBe(false);
  await transport.send('system.country', {});
  expect(sent).toHaveLength(4);
});

test('HT-04 a failure is never kept', async () => {
  const { transport, requests: sent, answer } = fakeWire();
  answer(refused('unknown_error', 500), value({ countries: [] }));
  await transport.send('system.country', {});
  expect(await transport.send('system.country', {})).toMatchObject({ ok: true });
  expect(sent).toHaveLength(2);
});

test('HT-05 a sealed call loads the key, seals its body, and sends the three headers', async () => {
  const { transport, requests: sent, sealed, answer } = fakeWire();
  answer(rsaKey, loggedIn);
  expect(await transport.send('session.login', login)).toMatchObject({ ok: true });
  expect(sent[0]).toMatchObject({ method: 'GET', url: '/wps/session/key/rsa?_=1000000', cache: 'no-store' });
  expect(sent[1]?.headers).toMatchObject({ Encryption: 'AES-256-GCM', 'X-RSA': 'k1.k', 'X-Digest': 'd' });
  expect(sent[1]?.body).toBe('{"data":"sealed"}');
  expect(sealed).toEqual([
    {
      method: 'POST',
      path: '/wps/session/login',
      merchant: 'aurora',
      payload: login,
      keyId: 'k1',
      publicKey: 'cHVibGlj',
    },
  ]);
});

test('HT-05 the key is loaded before the tap, once, and again when it has expired', async () => {
  const { transport, requests: sent, answer, state } = fakeWire();
  answer(rsaKey, loggedIn, loggedIn, rsaKey, loggedIn);
  transport.warmUp();
  await vi.advanceTimersByTimeAsync(0);
  await transport.send('session.login', login);
  await transport.send('session.login', login);
  expect(sent.map(({ url }) => url.split('?')[0])).toEqual([
    '/wps/session/key/rsa',
    '/wps/session/login',
    '/wps/session/login',
  ]);
  state.now = 1_999_999;
  await transport.send('session.login', login);
  expect(sent).toHaveLength(5);
});

test('HT-05 an unknown key is loaded again, and the call is sealed and sent once more', async () => {
  const { transport, requests: sent, sealed, answer } = fakeWire();
  answer(rsaKey, refused('encryption.key.unknown'), rsaKey, refused('encryption.key.unknown'));
  expect(await transport.send('session.login', login)).toMatchObject({ errorCode: 'encryption.key.unknown' });
  expect(sent).toHaveLength(4);
  expect(sealed).toHaveLength(2);
});

test('HT-05 without a key nothing is sent, and the next try loads it again', async () => {
  const { transport, requests: sent, answer } = fakeWire();
  answer(refused('service.unavailable', 503), rsaKey, loggedIn);
  expect(await transport.send('session.login', login)).toMatchObject({ errorCode: 'service.unavailable' });
  expect(await transport.send('session.login', login)).toMatchObject({ ok: true });
  expect(sent).toHaveLength(3);
});

test('HT-06 an empty address, or an empty part of it, fails as url_is_null_check without a request', async () => {
  const { transport, requests: sent } = fakeWire();
  expect(await transport.send('content.activity', { id: '' })).toMatchObject({
    ok: false,
    errorCode: 'url_is_null_check',
  });
  expect(sent).toHaveLength(0);
});

test('HT-07 encryption that fails aborts the post with its message', async () => {
  const {
    transport,
    requests: sent,
    answer,
  } = fakeWire({
    loadSeal: async () => async () => {
      throw new Error('the public key is not base64');
    },
  });
  answer(rsaKey);
  expect(await transport.send('session.login', login)).toMatchObject({
    kind: 'aborted',
    message: 'the public key is not base64',
  });
  expect(sent).toHaveLength(1);
});

test.each([
  ['there is no encryption', { loadSeal: null }, rsaKey],
  ['the key is empty', {}, value({ keyId: '', publicKey: '', expiresAt: new Date(2_000_000).toISOString() })],
])('HT-07 where %s the call fails with Missing Encryption and is never sent plain', async (_, deps, key) => {
  const { transport, requests: sent, answer } = fakeWire(deps);
  answer(key);
  expect(await transport.send('session.login', login)).toMatchObject({
    ok: false,
    errorCode: 'Missing Encryption',
    message: 'Missing Encryption',
  });
  expect(sent).toHaveLength(1);
});

test('HT-12 an offline request and one without an answer fail differently', async () => {
  const { transport, answer, state } = fakeWire();
  answer(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await transport.send('game.lanes', {})).toMatchObject({ kind: 'network' });
  state.online = false;
  expect(await transport.send('game.lanes', {})).toMatchObject({ kind: 'offline' });
});

test('a call that went out before the connection was lost may have been served', async () => {
  const { transport, answer, state } = fakeWire();
  answer(() => {
    state.online = false;
    throw new TypeError('Failed to fetch');
  });
  const outcome = await transport.send('wallet.deposit', { method: 'card', amount: '5000' }, { idempotencyKey: 'k1' });
  expect(outcome).toMatchObject({ kind: 'network', errorCode: 'offline' });
});

test('a call that was made before the connection came may have been served', async () => {
  const { transport, answer, state } = fakeWire();
  state.online = false;
  answer(() => {
    state.online = true;
    throw new TypeError('Failed to fetch');
  });
  expect(await transport.send('game.lanes', {})).toMatchObject({ kind: 'network', errorCode: 'network' });
});

test('an answer that came before the connection was lost stays served, though nothing can check it', async () => {
  const { transport, state } = fakeWire({ loadCheck: () => Promise.reject(new Error('chunk')) });
  state.online = false;
  expect(await transport.send('game.lanes', {})).toMatchObject({ kind: 'network', errorCode: 'offline' });
});

test('a running intent whose next request finds no connection may still be carried out', async () => {
  const { transport, answer, state } = fakeWire();
  answer(refused('idempotency.running', 409), () => {
    throw new TypeError('Failed to fetch');
  });
  const pending = transport.send('wallet.deposit', { method: 'card', amount: '5000' }, { idempotencyKey: 'k1' });
  await vi.advanceTimersByTimeAsync(0);
  state.online = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await pending).toMatchObject({ kind: 'network', errorCode: 'offline' });
});

test('HT-13 a refusal has errorCode, message, value and a reference for support', async () => {
  const { transport, answer } = fakeWire();
  const body = { success: false, errorCode: 'login_verify_required', message: 'Verify', value: { options: ['ga'] } };
  answer(json(body, { status: 400, headers: { 'x-request-id': 'R-7', 'retry-after': '3' } }));
  expect(await transport.send('game.lanes', {})).toMatchObject({
    kind: 'refused',
    errorCode: 'login_verify_required',
    message: 'Verify',
    value: { options: ['ga'] },
    status: 400,
    reference: 'R-7',
    retryAfterSeconds: 3,
  });
});

test('HT-13 a refusal without a code is unknown_error, and every failure has a reference', async () => {
  const { transport, answer } = fakeWire();
  answer(json({ success: false }, { status: 500 }));
  const outcome = await transport.send('game.lanes', {});
  expect(outcome).toMatchObject({ errorCode: 'unknown_error', message: '' });
  expect(!outcome.ok && outcome.reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
});

test('a running intent is sent again with the same key until its answer comes', async () => {
  const { transport, requests: sent, answer } = fakeWire();
  answer(refused('idempotency.running', 409), refused('idempotency.running', 409), value({ done: true }));
  const pending = transport.send(
    'game.launch',
    { launchMode: 'LOTT', device: 'MOBILE', language: 'VI' },
    { idempotencyKey: 'one' },
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(await pending).toMatchObject({ ok: true, value: { done: true } });
  expect(sent).toHaveLength(3);
});

test('a running intent is asked about after ten seconds at most, however long the server wants to be left alone', async () => {
  const { transport, requests: sent, answer } = fakeWire();
  const running = { success: false, errorCode: 'idempotency.running' };
  // More milliseconds than a timer takes: it would end at once.
  answer(json(running, { status: 409, headers: { 'retry-after': '9999999' } }), value({ done: true }));
  const pending = transport.send('wallet.deposit', { method: 'card', amount: '5000' }, { idempotencyKey: 'k1' });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toMatchObject({ ok: true });
  expect(sent).toHaveLength(2);
});

test('a call without an intent key is never repeated', async () => {
  const { transport, requests: sent, answer } = fakeWire();
  answer(refused('idempotency.running', 409));
  expect(await transport.send('game.launch', { launchMode: 'LOTT', device: 'MOBILE', language: 'VI' })).toMatchObject({
    status: 409,
  });
  expect(sent).toHaveLength(1);
});

test('every answer sets the clock', async () => {
  const { transport, answer, dates } = fakeWire();
  answer(json({ success: true, value: {} }, { headers: { date: 'Sat, 21 Nov 2026 06:00:00 GMT' } }));
  await transport.send('game.lanes', {});
  expect(dates).toEqual(['Sat, 21 Nov 2026 06:00:00 GMT']);
});

test('SN-02 member info is checked against its schema: type, account, clubLabel and all', async () => {
  const { transport, answer } = fakeWire({ loadCheck: createLoadCheck(examples['system.settings'].output) });
  const info = {
    id: 'm1',
    account: 'demo',
    userName: 'demo',
    type: 4,
    regDate: '2026-01-01T00:00:00Z',
    language: 'EN',
    firstTimeLogin: false,
    passwordChangeRequired: false,
    clubLabel: { labelName: 'Gold', labelId: 'l1', type: 'AUTO', rankLevel: 3 },
    profileIcon: 4,
    unread: 2,
    openBets: 1,
  };
  const { account: _, ...named } = info;
  answer(
    value(info),
    value({ ...info, id: '' }),
    value({ ...named, id: 7, type: 9, clubLabel: undefined, language: 'KLINGON' }),
  );
  vi.useRealTimers();
  expect(await transport.send('member.info', {})).toEqual({ ok: true, value: info });
  expect(await transport.send('member.info', {})).toMatchObject({ ok: false, kind: 'malformed' });
  const read = { id: '7', account: 'demo', userName: 'demo', type: 9, language: 'KLINGON', clubLabel: null };
  expect(await transport.send('member.info', {})).toMatchObject({ ok: true, value: read });
});

test('an answer counts as lost while the schemas cannot be loaded', async () => {
  const { transport } = fakeWire({ loadCheck: () => Promise.reject(new Error('chunk')) });
  expect(await transport.send('game.lanes', {})).toMatchObject({ kind: 'network', errorCode: 'chunk.lost' });
});

test('a call without an answer to check loads no schemas', async () => {
  const loadCheck = vi.fn(() => Promise.reject(new Error('not wanted')));
  const { transport, requests: sent, answer } = fakeWire({ loadCheck });
  answer(value({ any: 'thing' }), refused('bad.gateway', 502));
  expect(await transport.sendUnchecked('system.status', { device: 'MOBILE' })).toMatchObject({ ok: true });
  expect(sent[0]?.url).toBe('/wps/system/status?device=MOBILE');
  expect(await transport.sendUnchecked('system.status', { device: 'MOBILE' })).toMatchObject({
    errorCode: 'bad.gateway',
  });
  expect(loadCheck).not.toHaveBeenCalled();
});
