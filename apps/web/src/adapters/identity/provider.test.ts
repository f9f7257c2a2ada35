// The provider's side of an OAuth request: the values sent to it, and the checks of its answer.
import type { SocialProvider } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import type { OutsideOutcome } from '../../shell/http/post-outside.ts';
import { type OAuthRequest, readReturn } from '../../shell/identity/oauth-request.ts';
import { authorizeAddress, tokenOf } from './provider.ts';

const origin = 'https://play.example';
const oauthRequest: OAuthRequest = {
  channel: 'line',
  way: 'popup',
  from: 'login',
  backUrl: '',
  state: 's1',
  verifier: 'v1',
  challenge: 'c1',
  nonce: 'n1',
  nonceHash: 'h1',
  begunAt: 0,
};
const line: SocialProvider = {
  channel: 'line',
  clientId: 'l1',
  authorizeUrl: 'https://access.line.me/oauth2/v2.1/authorize?bot_prompt=normal',
  tokenUrl: 'https://id.play.example/token',
  scope: 'openid profile',
};
const { tokenUrl: _, ...implicit } = { ...line, channel: 'google' as const };

const jwt = (claims: object): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;
const own = jwt({ sub: 'u1', nonce: 'h1', name: 'Zoë 佐' });

async function come(search: string, answer: OutsideOutcome = { status: 200, value: { id_token: own } }, hash = '') {
  const calls: unknown[] = [];
  const provider = hash ? implicit : line;
  const result = await tokenOf({ provider, oauthRequest, back: readReturn(search, hash), origin }, async (...all) => {
    calls.push(all);
    return answer;
  });
  return { result, calls };
}

describe('the request to the provider', () => {
  test('carries state, nonce and the challenge of PKCE, and returns to our own page', () => {
    const url = new URL(authorizeAddress(line, oauthRequest, origin));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      bot_prompt: 'normal',
      response_type: 'code',
      client_id: 'l1',
      redirect_uri: 'https://play.example/m/socialReturn',
      scope: 'openid profile',
      state: 's1',
      nonce: 'h1',
      code_challenge: 'c1',
      code_challenge_method: 'S256',
    });
  });

  test('never contains the secrets that prove the answer', () => {
    const address = authorizeAddress(line, oauthRequest, origin);
    expect(address).not.toContain('v1');
    expect(address).not.toContain('n1');
  });

  test('starts at the site itself where the provider needs signed requests', () => {
    const signed = { ...line, authorizeUrl: '/wps/identity/authorize/twitter' };
    expect(authorizeAddress(signed, oauthRequest, origin)).toMatch(
      /^https:\/\/play\.example\/wps\/identity\/authorize\/twitter\?.*code_challenge=c1/,
    );
  });

  test('requests the token itself where the provider has no token address', () => {
    expect(new URL(authorizeAddress(implicit, oauthRequest, origin)).searchParams.get('response_type')).toBe(
      'id_token',
    );
  });
});

describe('the answer of the provider', () => {
  test('a code is exchanged with its verifier, for a token with its nonce', async () => {
    const { result, calls } = await come('?code=k1&state=s1');
    expect(calls).toEqual([
      [
        'https://id.play.example/token',
        {
          grant_type: 'authorization_code',
          code: 'k1',
          client_id: 'l1',
          redirect_uri: 'https://play.example/m/socialReturn',
          code_verifier: 'v1',
        },
      ],
    ]);
    expect(result).toEqual({ ok: true, value: { channel: 'line', idToken: own, nonce: 'n1' } });
  });

  test('Twitter sends a token in two halves', async () => {
    const value = { access_token: 'a1', oauth_token_secret: 'x1' };
    const { result } = await come('?code=k1&state=s1', { status: 200, value });
    expect(result).toEqual({ ok: true, value: { channel: 'line', accessToken: 'a1', secret: 'x1' } });
  });

  test('a token in the fragment is accepted only where it was requested', async () => {
    expect((await come('', undefined, `#id_token=${own}&state=s1`)).result).toMatchObject({ ok: true });
    expect((await come(`?id_token=${own}&state=s1`)).result).toMatchObject({ ok: false });
  });

  test.each<[string, string, OutsideOutcome | undefined, string]>([
    ['the person declines', '?error=access_denied&state=s1', undefined, 'auth/cancelled-popup-request'],
    ['the provider failed', '?error=server_error&state=s1', undefined, 'auth/internal-error'],
    ['there is no code', '?state=s1', undefined, 'auth/invalid-credential'],
    [
      'the code is refused',
      '?code=k&state=s1',
      { status: 400, value: { error: 'invalid_grant' } },
      'auth/invalid-credential',
    ],
    ['the provider times out', '?code=k&state=s1', 'timeout', 'auth/timeout'],
    ['nobody answers', '?code=k&state=s1', 'network', 'auth/network-request-failed'],
    ['there is no token', '?code=k&state=s1', { status: 200, value: {} }, 'auth/invalid-credential'],
    [
      'the token is of another OAuth request',
      '?code=k&state=s1',
      { status: 200, value: { id_token: jwt({ nonce: 'h2' }) } },
      'auth/missing-or-invalid-nonce',
    ],
    [
      'the token is malformed',
      '?code=k&state=s1',
      { status: 200, value: { id_token: 'garbage' } },
      'auth/missing-or-invalid-nonce',
    ],
  ])('fails with a message when %s', async (_, search, answer, code) => {
    expect((await come(search, answer)).result).toMatchObject({ ok: false, problem: { code } });
  });
});
