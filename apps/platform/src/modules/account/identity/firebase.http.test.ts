// Tests tokens of a Firebase project over HTTP: valid ones log in, forged ones never do.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimsAt, firebaseProject, forgeries, PROJECT, serveKeys, wrongClaims } from '../../../testing/firebase.ts';
import { byPhoneToken, byToken } from '../../../testing/identity-provider.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const project = await firebaseProject();
let keys: Awaited<ReturnType<typeof serveKeys>>;
let platform: TestPlatform;
let subjects = 0;

/** Tells an operator's settings another project. */
const settle = (code: string, projectId: string): void => {
  const channels = (['google', 'facebook', 'twitter', 'line'] as const).map((channel) => ({
    channel,
    clientId: 'c1',
    authorizeUrl: 'https://provider.example/authorize',
  }));
  Object.assign(platform.context.merchants.byCode(code)?.settings ?? {}, {
    smsProvider: { firebase: true, projectId, apiKey: 'k' },
    identity: { by: 'firebase', channels },
  });
};

beforeAll(async () => {
  keys = await serveKeys([project.jwk]);
  platform = await startTestPlatform({ firebase: { emulator: null, keysUrl: keys.url } });
  settle('aurora', PROJECT);
  settle('lotus', 'lotus-project');
});
afterAll(async () => {
  await platform.close();
  await keys.close();
});

const token = (changes = {}): Promise<string> => {
  subjects += 1;
  return project.sign(claimsAt(new Date(), { sub: `u${subjects}`, ...changes }));
};
const logIn = async (idToken: string, channel: Parameters<typeof byToken>[0] = 'google', host?: string) =>
  (await platform.call('session.social', byToken(channel, idToken), host === undefined ? {} : { host })).body;

const logInByPhone = async (idToken: string) => (await platform.call('session.login', byPhoneToken(idToken))).body;

const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;

test.each([
  ['google', 'google.com'],
  ['facebook', 'facebook.com'],
  ['twitter', 'twitter.com'],
  ['line', 'oidc.line'],
] as const)('SO-01 a token by %s is accepted when it comes from %s', async (channel, provider) => {
  const own = { firebase: { sign_in_provider: provider } };
  expect(await logIn(await token(own), channel)).toMatchObject({ errorCode: 'bind_customer_required' });
  const other = channel === 'google' ? 'line' : 'google';
  expect(await logIn(await token(own), other)).toMatchObject({ errorCode: 'identity.invalid' });
});

test('PH-03 PH-05 a number is the one in the token of the operator’s own project', async () => {
  const byPhone = { firebase: { sign_in_provider: 'phone' } };
  const numbered = await token({ ...byPhone, phone_number: '+639171234567' });
  expect(await logInByPhone(numbered)).toMatchObject({ errorCode: 'bind_customer_required' });
  const served = await token({ ...byPhone, phone_number: '+4915112345678' });
  expect(await logInByPhone(served)).toMatchObject({ errorCode: 'country.refused' });
  expect(await logInByPhone(await token(byPhone))).toMatchObject({ errorCode: 'identity.invalid' });
  expect(await logInByPhone(await token({ phone_number: '+639171234567' }))).toMatchObject({
    errorCode: 'identity.invalid',
  });
});

test.each(wrongClaims)('a token %s is refused', async (_, changes) => {
  const forged = await project.sign(claimsAt(new Date(), changes));
  expect(await logIn(forged)).toMatchObject({ errorCode: 'identity.invalid' });
});

test.each(forgeries)('a token %s is refused', async (_, forged) => {
  expect(await logIn(await forged(project, new Date()))).toMatchObject({ errorCode: 'identity.invalid' });
});

test('a token of 20 kB is not parsed', async () => {
  expect(await logIn(await token({ name: 'x'.repeat(15_000) }))).toMatchObject({ errorCode: 'input.invalid' });
});

test('a sign-in of more than five minutes ago is refused', async () => {
  expect(await logIn(await token({ auth_time: secondsAgo(310) }))).toMatchObject({ errorCode: 'identity.invalid' });
  expect(await logIn(await token({ auth_time: secondsAgo(290) }))).toMatchObject({
    errorCode: 'bind_customer_required',
  });
});

test('a token of one operator’s project is refused by another operator', async () => {
  expect(await logIn(await token(), 'google', LOTUS)).toMatchObject({ errorCode: 'identity.invalid' });
});

test('a token used at one operator is refused by another of the same project', async () => {
  settle('lotus', PROJECT);
  const shown = await token();
  expect(await logIn(shown)).toMatchObject({ errorCode: 'bind_customer_required' });
  expect(await logIn(shown, 'google', LOTUS)).toMatchObject({ errorCode: 'identity.invalid' });
  settle('lotus', 'lotus-project');
});

test('a token of an unknown identity is valid for a quarter of an hour', async () => {
  const shown = await token();
  expect(await logIn(shown)).toMatchObject({ errorCode: 'bind_customer_required' });
  expect(await logIn(shown)).toMatchObject({ errorCode: 'bind_customer_required' });
  await platform.db.execute(sql`update identity_token set waits_until = waits_until - interval '15 minutes'`);
  expect(await logIn(shown)).toMatchObject({ errorCode: 'identity.invalid' });
});

test('a number is not linked as a social account: the code sent to it puts it on file', async () => {
  const numbered = await token({ firebase: { sign_in_provider: 'phone' }, phone_number: '+639171234567' });
  const session = await platform.value('session.login', { type: 'username', ...demoMember });
  const link = { firebaseChannel: 'phone', firebaseIdToken: numbered } as const;
  const stepUp = { password: demoMember.password };
  const { body } = await platform.call('member.linkSocial', { ...link, stepUp }, { token: session.token });
  expect(body).toMatchObject({ errorCode: 'channel.refused' });
});

test('an e-mail address logs nobody in: another subject with the same one is another person', async () => {
  const register = async (firebaseIdToken: string) =>
    platform.call(
      'member.registerSocial',
      {
        firebaseChannel: 'google',
        firebaseIdToken,
        registerMethod: 'H5',
        login: true,
        termsVersion: '2026-11',
        ofAge: true,
      },
      { idempotencyKey: 'same-address-1' },
    );
  expect((await register(await token({ email: 'one@example.com' }))).status).toBe(200);
  expect(await logIn(await token({ email: 'one@example.com' }))).toMatchObject({ errorCode: 'bind_customer_required' });
});

test('tokens are refused with a message while Google’s keys cannot be loaded', async () => {
  const alone = await startTestPlatform({ firebase: { emulator: null, keysUrl: 'http://127.0.0.1:9/keys' } });
  Object.assign(alone.context.merchants.byCode('aurora')?.settings ?? {}, {
    smsProvider: { firebase: true, projectId: PROJECT },
    identity: { by: 'firebase', channels: [] },
  });
  const numbered = await token({ firebase: { sign_in_provider: 'phone' }, phone_number: '+639171234567' });
  const reply = await alone.call('session.login', byPhoneToken(numbered));
  expect([reply.status, reply.body]).toMatchObject([503, { errorCode: 'service.unavailable' }]);
  await alone.close();
});

test.each([
  ['social accounts', 'session.social', byToken('line', 'garbage')],
  ['phone-auth', 'session.login', byPhoneToken('garbage')],
] as const)('an address has as many tries with tokens of %s as with passwords', async (_, name, input) => {
  const few = await startTestPlatform({ loginLimitIp: 3, firebase: { emulator: null, keysUrl: keys.url } });
  Object.assign(few.context.merchants.byCode('aurora')?.settings ?? {}, { smsProvider: { firebase: true } });
  const codes = [];
  for (let at = 0; at < 4; at += 1) {
    const { body } = await few.call(name, input);
    codes.push(body.success ? 'in' : body.errorCode);
  }
  expect(codes).toEqual([...Array(3).fill('identity.invalid'), 'TOO_MANY_REQUEST_LOGIN']);
  await few.close();
});

test('no part of a token is in the log', async () => {
  const shown = await token();
  await logIn(shown);
  for (const part of shown.split('.')) expect(platform.logged()).not.toContain(part);
});
