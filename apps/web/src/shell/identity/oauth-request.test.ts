// An OAuth request and its return: the values sent, the values kept, and the values trusted.
import { webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import {
  belongsTo,
  generateSecrets,
  OAUTH_REQUEST,
  type OAuthCrypto,
  type OAuthRequest,
  readReturn,
} from './oauth-request.ts';

// Node's own stands in for the browser's; its types know more kinds of buffers.
const crypto = webcrypto as unknown as OAuthCrypto;

const oauthRequest: OAuthRequest = {
  channel: 'google',
  state: 's1',
  verifier: 'v1',
  challenge: 'c1',
  nonce: 'n1',
  nonceHash: 'h1',
  begunAt: 1000,
  way: 'popup',
  from: 'login',
  backUrl: '',
};

describe('the secrets of an OAuth request', () => {
  test('RFC 7636: the challenge is the hash of the verifier, in base64url', async () => {
    const { verifier, challenge } = await generateSecrets(crypto);
    const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(challenge).toBe(Buffer.from(digest).toString('base64url'));
  });

  test('no two requests share any of them', async () => {
    const [one, other] = await Promise.all([generateSecrets(crypto), generateSecrets(crypto)]);
    const all = [one.state, one.verifier, one.nonce, other.state, other.verifier, other.nonce];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the answer to an OAuth request', () => {
  test.each([
    ['?code=c&state=s1', '', { state: 's1', code: 'c', idToken: null, error: null }],
    ['', '#id_token=t&state=s1', { state: 's1', code: null, idToken: 't', error: null }],
    ['?error=access_denied&state=s1', '', { state: 's1', code: null, idToken: null, error: 'access_denied' }],
    ['', '', { state: null, code: null, idToken: null, error: null }],
  ])('is read from %j and %j', (search, hash, read) => {
    expect(readReturn(search, hash)).toEqual(read);
  });

  const back = readReturn('?code=c&state=s1', '');

  test('is accepted with the state of the request, in time', () => {
    expect(belongsTo(oauthRequest, back, 2000)).toBe(true);
  });

  test.each([
    ['with another state', oauthRequest, readReturn('?code=c&state=s2', ''), 2000],
    ['without a state', oauthRequest, readReturn('?code=c', ''), 2000],
    ['too late', oauthRequest, back, 601_000],
    ['where no request was started', null, back, 2000],
  ])('is refused %s', (_, begun, came, now) => {
    expect(belongsTo(begun, came, now)).toBe(false);
  });
});

describe('the record of an OAuth request', () => {
  test('is stored in the tab only and returns complete', () => {
    const storage = fakeStorage();
    createStore(storage).write(OAUTH_REQUEST, oauthRequest);
    expect(storage.kept.local.size).toBe(0);
    expect(createStore(storage).read(OAUTH_REQUEST)).toEqual(oauthRequest);
  });

  test('may belong to a member who links an account', () => {
    expect(OAUTH_REQUEST.shape({ ...oauthRequest, from: 'linkedAccounts' })).toMatchObject({ from: 'linkedAccounts' });
    expect(OAUTH_REQUEST.shape({ ...oauthRequest, from: 'elsewhere' })).toBeNull();
  });

  test.each(['state', 'verifier', 'nonce', 'channel', 'begunAt', 'from', 'way', 'backUrl'] as const)(
    'is ignored without its %s',
    (key) => {
      const { [key]: _, ...rest } = oauthRequest;
      expect(OAUTH_REQUEST.shape(rest)).toBeNull();
    },
  );
});
