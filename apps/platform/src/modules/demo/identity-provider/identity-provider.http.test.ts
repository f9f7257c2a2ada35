// Tests the demo's local identity provider over HTTP, with the protocol of a real provider.
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byToken, codeIn, IDP, sendForm, signInForm, socialToken } from '../../../testing/identity-provider.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const SITE = `http://${AURORA}:8080`;
const page = (path: string, query: Readonly<Record<string, string>> = {}, host = IDP) =>
  fetch(`${platform.url}${path}?${new URLSearchParams(query)}`, {
    redirect: 'manual',
    headers: { 'X-Forwarded-Host': host },
  });
const swap = (form: Readonly<Record<string, string>>, origin?: string) =>
  sendForm(platform, '/token', { grant_type: 'authorization_code', ...form }, origin);
const chosen = async (name = 'Zainab Khan', channel = 'line') => {
  const { verifier, authorize } = signInForm();
  const code = codeIn(await sendForm(platform, `/authorize/${channel}`, { ...authorize, person: name }));
  const { client_id, redirect_uri } = authorize;
  return { code, client_id, redirect_uri, code_verifier: verifier };
};

test('the settings name the local identity provider for every button of a demo operator', async () => {
  const { identity, smsProvider } = await platform.value('system.settings', {});
  expect(identity).toMatchObject({ by: 'local', oneTap: { clientId: 'aurora' } });
  expect(identity?.channels.map(({ channel }) => channel)).toEqual(['google', 'facebook', 'twitter', 'line']);
  expect(identity?.channels[0]).toMatchObject({
    clientId: 'aurora',
    authorizeUrl: 'http://idp.localhost:8080/authorize/google',
    tokenUrl: 'http://idp.localhost:8080/token',
  });
  expect(smsProvider).toEqual({ firebase: false });
});

test('its page offers three people and a free name, without a script, in no frame', async () => {
  const response = await page('/authorize/google', signInForm().authorize);
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${SITE}; base-uri 'none'; frame-ancestors 'none'`,
  );
  const markup = await response.text();
  for (const name of ['Maya Santos', 'Minh Tran', 'Zainab Khan']) expect(markup).toContain(`value="${name}"`);
  expect(markup).toContain('name="name"');
});

test('typed text is never markup', async () => {
  const { authorize } = signInForm();
  const markup = await (await page('/authorize/google', { ...authorize, state: '"><script>' })).text();
  expect(markup).not.toContain('<script>');
});

test('a person returns with a code and the state, and the code becomes a token', async () => {
  const { authorize } = signInForm();
  const back = await sendForm(platform, '/authorize/line', { ...authorize, person: 'Zainab Khan' });
  const address = new URL(back.headers.get('location') ?? '');
  expect([back.status, address.origin + address.pathname]).toEqual([303, authorize.redirect_uri]);
  expect(address.searchParams.get('state')).toBe(authorize.state);
  const answer = await swap(await chosen());
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  const { id_token: token } = (await answer.json()) as { id_token: string };
  expect(decodeJwt(token)).toMatchObject({
    aud: 'aurora',
    name: 'Zainab Khan',
    email: 'zainab.khan@example.com',
    nonce: 'n1',
    firebase: { sign_in_provider: 'oidc.line' },
  });
});

test('a person who cancels returns with access_denied', async () => {
  const { authorize } = signInForm();
  const back = await sendForm(platform, '/authorize/line', { ...authorize, cancel: '1' });
  const address = new URL(back.headers.get('location') ?? '');
  expect(Object.fromEntries(address.searchParams)).toEqual({ error: 'access_denied', state: authorize.state });
});

test.each([
  ['another site', { redirect_uri: 'https://evil.example/m/socialReturn' }],
  ['another page of the site', { redirect_uri: `${SITE}/m/home` }],
  ['a page with a query', { redirect_uri: `${SITE}/m/socialReturn?next=1` }],
  ['a script', { redirect_uri: 'javascript:alert(1)//m/socialReturn' }],
  ['the site of another operator', { redirect_uri: 'http://lotus.localhost:8080/m/socialReturn' }],
  ['an unknown operator', { client_id: 'nobody' }],
])('no redirect goes to %s', async (_, changes) => {
  const { authorize } = signInForm();
  const response = await page('/authorize/google', { ...authorize, ...changes });
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});

test.each([
  ['without PKCE', { code_challenge: '' }],
  ['with a plain challenge', { code_challenge_method: 'plain' }],
  ['without a state', { state: '' }],
  ['for a token in the address', { response_type: 'token' }],
])('a request %s returns with an error', async (_, changes) => {
  const response = await page('/authorize/google', { ...signInForm().authorize, ...changes });
  expect(response.headers.get('location')).toContain('error=invalid_request');
});

test('a code is valid once, for its verifier, address and operator', async () => {
  const right = await chosen();
  for (const changes of [
    { code_verifier: 'x'.repeat(43) },
    { code_verifier: '' },
    { redirect_uri: 'http://localhost:8080/m/socialReturn' },
    { client_id: 'lotus' },
    { code: 'garbage' },
    { code: await socialToken(platform) },
  ]) {
    const refused = await swap({ ...right, ...changes });
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'invalid_grant' }]);
  }
  expect((await swap(right)).status).toBe(200);
  expect(await (await swap(right)).json()).toEqual({ error: 'invalid_grant' });
});

test('a code is not an identity token', async () => {
  const { code } = await chosen();
  expect((await platform.call('session.social', byToken('line', code))).body).toMatchObject({
    errorCode: 'identity.invalid',
  });
});

test('scripts of other sites cannot read its answers', async () => {
  for (const origin of ['https://evil.example', 'http://lotus.localhost:8080', 'null']) {
    const answer = await swap(await chosen(), origin);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('phone-auth answers bad numbers and codes with Firebase’s own error codes', async () => {
  const send = async (phone_number: string) =>
    (await sendForm(platform, '/phone/send', { client_id: 'aurora', phone_number })).json() as Promise<{
      handle?: string;
      error?: string;
    }>;
  expect(await send('+4915112345678')).toMatchObject({
    error: 'auth/invalid-phone-number',
    message: expect.stringContaining('country'),
  });
  const { handle = '' } = await send('+639171110042');
  const guess = async (code: string, of = handle) =>
    (await sendForm(platform, '/phone/verify', { handle: of, code })).json() as Promise<{ error?: string }>;
  const errors = [];
  for (let at = 0; at < 6; at += 1) errors.push((await guess('no code')).error);
  expect(errors).toEqual([...Array(5).fill('auth/invalid-verification-code'), 'auth/too-many-requests']);
  expect(await guess('123456', 'garbage')).toMatchObject({ error: 'auth/code-expired' });
});

test('OV-05 one-tap has its documented script, and a frame that only the site may show', async () => {
  const script = await page('/gsi/client');
  expect(script.headers.get('content-type')).toContain('javascript');
  const parameters = { client_id: 'aurora', origin: SITE, nonce: 'n2' };
  const frame = await page('/gsi/prompt', parameters);
  // A screen reader finds what it says in a landmark: the frame stands in a page of the site.
  expect(await frame.clone().text()).toMatch(/<body><main><p>.*<\/main><\/body>/s);
  expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE}`);
  expect((await page('/gsi/prompt', { ...parameters, origin: 'https://evil.example' })).status).toBe(400);
  const answered = await (await sendForm(platform, '/gsi/prompt', parameters)).text();
  const credential = /data-credential="([^"]+)"/.exec(answered)?.[1] ?? '';
  expect(decodeJwt(credential)).toMatchObject({ nonce: 'n2', firebase: { sign_in_provider: 'google.com' } });
  expect((await platform.call('session.social', byToken('google', credential))).body).toMatchObject({
    errorCode: 'bind_customer_required',
  });
});

test('it works only on its own host, and only in the demo', async () => {
  expect((await page('/authorize/google', signInForm().authorize, AURORA)).status).toBe(404);
  const real = await startTestPlatform({ demo: false });
  const answer = await fetch(`${real.url}/gsi/client`, { headers: { 'X-Forwarded-Host': IDP } });
  expect(answer.status).toBe(404);
  const token = await socialToken(platform);
  expect((await real.call('session.social', byToken('google', token))).body).toMatchObject({
    errorCode: 'channel.refused',
  });
  await real.close();
});
