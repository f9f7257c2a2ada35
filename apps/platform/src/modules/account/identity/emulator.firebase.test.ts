// Tests log-ins with the real Firebase Auth emulator, by each provider and by phone.
import type { FirebaseChannel } from '@foyer/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byPhoneToken, byToken } from '../../../testing/identity-provider.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const PROJECT = 'demo-foyer';
const host = process.env.TEST_FIREBASE_HOST;
let platform: TestPlatform;

beforeAll(async () => {
  if (!host) throw new Error('These tests need the Firebase Auth emulator: set TEST_FIREBASE_HOST');
  platform = await startTestPlatform({ firebase: { emulator: host, keysUrl: 'https://keys.invalid/' } });
  const channels = (['google', 'facebook', 'twitter', 'line'] as const).map((channel) => ({
    channel,
    clientId: 'c1',
    authorizeUrl: 'https://provider.example/authorize',
  }));
  Object.assign(platform.context.merchants.byCode('aurora')?.settings ?? {}, {
    smsProvider: { firebase: true, projectId: PROJECT, apiKey: 'k' },
    identity: { by: 'firebase', channels },
  });
});
afterAll(() => platform?.close());

type Json = Readonly<Record<string, unknown>>;

const ask = async (call: string, body: Json): Promise<Json> => {
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Json;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
};

/** Signs in as the SDK does with a provider's token. */
const signIn = async (providerId: string, sub: string): Promise<string> => {
  const idToken = JSON.stringify({ sub, email: `${sub}@example.com`, name: 'Maya Santos' });
  const postBody = new URLSearchParams({ id_token: idToken, providerId }).toString();
  const answer = await ask('signInWithIdp', { postBody, requestUri: 'http://localhost', returnSecureToken: true });
  return String(answer.idToken);
};

const addLine = async (): Promise<void> => {
  const path = `identitytoolkit.googleapis.com/v2/projects/${PROJECT}/oauthIdpConfigs?oauthIdpConfigId=oidc.line`;
  await fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ displayName: 'LINE', enabled: true, clientId: 'c1', issuer: 'https://access.line.me' }),
  });
};

const signInByPhone = async (phoneNumber: string): Promise<string> => {
  const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber, recaptchaToken: 'none' });
  const codes = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/verificationCodes`);
  const { verificationCodes } = (await codes.json()) as { verificationCodes: { phoneNumber: string; code: string }[] };
  const code = verificationCodes.findLast((row) => row.phoneNumber === phoneNumber)?.code;
  return String((await ask('signInWithPhoneNumber', { sessionInfo, code })).idToken);
};

/**
 * Signs in until the token is a new one. A sign-in within the same second gets the same token, which has no number of
 * its own.
 */
const anotherThan = async (token: string, sign: () => Promise<string>): Promise<string> => {
  const next = await sign();
  return next === token ? anotherThan(token, sign) : next;
};

const register = (firebaseChannel: FirebaseChannel, firebaseIdToken: string) =>
  platform.call(
    'member.registerSocial',
    { firebaseChannel, firebaseIdToken, registerMethod: 'H5', login: true, termsVersion: '2026-11', ofAge: true },
    { idempotencyKey: `emulator-${firebaseChannel}` },
  );

test.each([
  ['google', 'google.com'],
  ['facebook', 'facebook.com'],
  ['twitter', 'twitter.com'],
  ['line', 'oidc.line'],
] as const)(
  'SO-01 a person who signs in by %s at Firebase registers, and logs in with the next token',
  async (channel, provider) => {
    if (channel === 'line') await addLine();
    const token = await signIn(provider, `sub-${channel}`);
    const unknown = await platform.call('session.social', byToken(channel, token));
    expect(unknown.body).toMatchObject({ errorCode: 'bind_customer_required', value: { name: 'Maya Santos' } });
    const made = await register(channel, token);
    expect(made.status).toBe(200);
    const next = await anotherThan(token, () => signIn(provider, `sub-${channel}`));
    const again = await platform.call('session.social', byToken(channel, next));
    expect(again.body).toMatchObject({ success: true, value: { id: (made.body as { value: Json }).value.id } });
  },
);

test('PH-03 a person who confirms a number at Firebase registers and logs in with it', async () => {
  const token = await signInByPhone('+639171230077');
  expect((await register('phone', token)).status).toBe(200);
  const next = await anotherThan(token, () => signInByPhone('+639171230077'));
  expect((await platform.call('session.login', byPhoneToken(next))).status).toBe(200);
});
