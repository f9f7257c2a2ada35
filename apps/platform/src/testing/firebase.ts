// A Firebase project for tests: its keys, and valid and invalid tokens.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { firebaseIssuer } from '../ports/identity/firebase.ts';

export const PROJECT = 'foyer-test';

/** Claims of a token that is right at a moment, with `changes`; null takes one away. */
export const claimsAt = (at: Date, changes: Readonly<Record<string, unknown>> = {}): JWTPayload => {
  const now = Math.floor(at.getTime() / 1000);
  const right = {
    iss: firebaseIssuer(PROJECT),
    aud: PROJECT,
    auth_time: now - 5,
    user_id: 'u1',
    sub: 'u1',
    iat: now - 4,
    exp: now + 3600,
    name: 'Maya Santos',
    email: 'maya@example.com',
    firebase: { identities: {}, sign_in_provider: 'google.com' },
  };
  return Object.fromEntries(Object.entries({ ...right, ...changes }).filter(([, value]) => value !== null));
};

const KEY_ID = 'k1';

export const firebaseProject = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const other = await generateKeyPair('RS256');
  const sign = (
    claims: JWTPayload,
    header: Readonly<Record<string, unknown>> = {},
    key: CryptoKey | Uint8Array = privateKey,
  ) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT', ...header }).sign(key);
  return { jwk, publicKey, privateKey, sign, otherKey: other.privateKey, publicPem: await exportSPKI(publicKey) };
};

export type FirebaseProject = Awaited<ReturnType<typeof firebaseProject>>;

const partsOf = (token: string) => token.split('.') as [string, string, string];
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Forgeries that a right signature is not the matter of: each changes one thing. */
export const wrongClaims: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['expired', { exp: 1 }],
  ['without an end', { exp: null }],
  ['of tomorrow', { iat: 9_999_999_999 }],
  ['not good yet', { nbf: 9_999_999_999 }],
  ['signed in tomorrow', { auth_time: 9_999_999_999 }],
  ['without a sign-in', { auth_time: null }],
  ['with a sign-in in words', { auth_time: 'now' }],
  ['for another project', { aud: 'somebody-else' }],
  ['for several projects', { aud: [PROJECT, 'somebody-else'] }],
  ['of another issuer', { iss: 'https://accounts.google.com' }],
  ['of another project’s issuer', { iss: firebaseIssuer('somebody-else') }],
  ['of another provider', { firebase: { sign_in_provider: 'facebook.com' } }],
  ['of somebody anonymous', { firebase: { sign_in_provider: 'anonymous' } }],
  ['without a provider', { firebase: null }],
  ['for nobody', { sub: '' }],
  ['without a subject', { sub: null }],
  ['for a number', { sub: 7 }],
  ['for a very long subject', { sub: 'x'.repeat(129) }],
];

/** Forgeries of the signature. */
export const forgeries: readonly (readonly [string, (project: FirebaseProject, at: Date) => Promise<string>])[] = [
  ['unsigned', async (_, at) => new UnsecuredJWT(claimsAt(at)).encode()],
  ['unsigned, in capitals', async (_, at) => `${encoded({ alg: 'NONE' })}.${encoded(claimsAt(at))}.`],
  [
    'without its signature',
    async ({ sign }, at) =>
      `${partsOf(await sign(claimsAt(at)))
        .slice(0, 2)
        .join('.')}.`,
  ],
  [
    'signed by HS256 with the public key',
    ({ sign, publicPem }, at) => sign(claimsAt(at), { alg: 'HS256' }, new TextEncoder().encode(publicPem)),
  ],
  ['signed by another key under the right id', ({ sign, otherKey }, at) => sign(claimsAt(at), {}, otherKey)],
  ['signed by a key nobody knows', ({ sign, otherKey }, at) => sign(claimsAt(at), { kid: 'k2' }, otherKey)],
  [
    'that brings its own key',
    async ({ sign, otherKey, publicKey }, at) => sign(claimsAt(at), { jwk: await exportJWK(publicKey) }, otherKey),
  ],
  [
    'with another subject put in',
    async ({ sign }, at) => {
      const [header, , signature] = partsOf(await sign(claimsAt(at)));
      return `${header}.${encoded(claimsAt(at, { sub: 'u2' }))}.${signature}`;
    },
  ],
  ['cut in half', async ({ sign }, at) => (await sign(claimsAt(at))).slice(0, 200)],
  ['of five parts', async ({ sign }, at) => `${await sign(claimsAt(at))}.x.y`],
  ['that is no token', async () => 'garbage'],
  ['that is only dots', async () => '..'],
  ['that is no JSON', async () => 'e30x.e30x.AAAA'],
  [
    'with claims that are a list',
    async ({ sign }, at) => `${partsOf(await sign(claimsAt(at)))[0]}.${encoded([1])}.AAAA`,
  ],
];

/** Serves keys as Google does; `answer` may be changed while it runs. */
export const serveKeys = async (keys: readonly object[], maxAge = 3600) => {
  const issuer = { keys, maxAge, status: 200, requests: 0 };
  const server = createServer((_, response) => {
    issuer.requests += 1;
    response.writeHead(issuer.status, {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${issuer.maxAge}, must-revalidate`,
    });
    response.end(JSON.stringify({ keys: issuer.keys }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/keys`,
    issuer,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
};
