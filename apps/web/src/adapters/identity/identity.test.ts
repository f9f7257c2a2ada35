// One test of the port for all identity services, and their results for a provider's token.
import { FacebookAuthProvider, OAuthProvider, TwitterAuthProvider } from '@firebase/auth';
import { describe, expect, test, vi } from 'vitest';
import type { OutsideOutcome } from '../../shell/http/post-outside.ts';
import { fakeIdentity } from './fake.ts';
import { credentialOf } from './firebase.ts';
import { localPhone, localProvider } from './local-provider.ts';
import { type Identity, type PhoneIdentity, problemOf } from './port.ts';

describe.each<[string, Identity]>([
  ['the local provider', localProvider],
  ['the fake', fakeIdentity()],
])('%s', (_, identity) => {
  test("SO-01 exchanges a provider's token for its own", async () => {
    const result = await identity.exchange({ channel: 'google', idToken: 'from-google' });
    expect(result).toEqual({ ok: true, value: expect.any(String) });
  });
});

test('the local provider accepts only an id token', async () => {
  expect(await localProvider.exchange({ channel: 'twitter', accessToken: 'a' })).toMatchObject({ ok: false });
});

const answering = (answers: Record<string, OutsideOutcome>): PhoneIdentity =>
  localPhone({
    phoneUrl: 'http://idp.localhost/phone',
    clientId: 'aurora',
    post: async (address) => answers[address.split('/').at(-1) ?? ''] ?? 'network',
  });

describe.each<[string, PhoneIdentity]>([
  [
    'the local provider',
    answering({ send: { status: 200, value: { handle: 'h' } }, verify: { status: 200, value: { id_token: 't' } } }),
  ],
  ['the fake', fakeIdentity()],
])("%s's phone-auth", (_, phone) => {
  test('PH-01, PH-03 prepares, sends a code with a handle, and exchanges the code for a token', async () => {
    expect(await phone.prepare()).toEqual({ ok: true, value: null });
    const sent = await phone.sendCode('+639171234567');
    const confirmed = sent.ok ? await phone.confirm(sent.value, '123456') : sent;
    expect(confirmed).toEqual({ ok: true, value: expect.any(String) });
  });
});

test.each<[OutsideOutcome, string]>([
  [{ status: 400, value: { error: 'auth/invalid-verification-code' } }, 'auth/invalid-verification-code'],
  [{ status: 400, value: { error: '<script>' } }, 'auth/unknown'],
  [{ status: 500, value: {} }, 'auth/unknown'],
  ['timeout', 'auth/timeout'],
  ['network', 'auth/network-request-failed'],
])('PH-04 of the answer %j the code is %s', async (verify, code) => {
  expect(await answering({ verify }).confirm('h', '1')).toMatchObject({ ok: false, problem: { code } });
});

describe("the credential that Firebase gets of a provider's token", () => {
  test.each([
    ['google', 'google.com'],
    ['line', 'oidc.line'],
    ['facebook', 'facebook.com'],
  ] as const)('SO-01 an id token of %s with its nonce', (channel, providerId) => {
    const made = vi.spyOn(OAuthProvider.prototype, 'credential');
    expect(credentialOf({ channel, idToken: 'i', nonce: 'n' })?.providerId).toBe(providerId);
    expect(made).toHaveBeenLastCalledWith({ idToken: 'i', rawNonce: 'n' });
    made.mockRestore();
  });

  test('SO-01 the access token of Facebook, and both halves of Twitter’s', () => {
    expect(credentialOf({ channel: 'facebook', accessToken: 'a' })?.providerId).toBe(FacebookAuthProvider.PROVIDER_ID);
    expect(credentialOf({ channel: 'twitter', accessToken: 'a', secret: 's' })?.providerId).toBe(
      TwitterAuthProvider.PROVIDER_ID,
    );
  });

  test.each([
    { channel: 'twitter', accessToken: 'a' },
    { channel: 'twitter', idToken: 'i' },
    { channel: 'google', accessToken: 'a' },
    { channel: 'line' },
  ] as const)('nothing for a kind that Firebase does not accept: %j', (token) => {
    expect(credentialOf(token)).toBeNull();
  });
});

test.each([
  [
    { code: 'auth/code-expired', message: 'too late' },
    { code: 'auth/code-expired', reason: 'too late' },
  ],
  [
    { code: 'storage/no', message: 'x' },
    { code: 'auth/unknown', reason: 'x' },
  ],
  ['boom', { code: 'auth/unknown', reason: '' }],
  [null, { code: 'auth/unknown', reason: '' }],
])('PH-04 the error %j is the problem %j', (error, problem) => {
  expect(problemOf(error)).toEqual(problem);
});
