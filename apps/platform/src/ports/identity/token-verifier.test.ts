// Every verifier by the same table: a right token is verified, one that is wrong in one thing is not.
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { claimsAt, firebaseProject, forgeries, PROJECT, wrongClaims } from '../../testing/firebase.ts';
import { firebaseIssuer, firebaseVerifier } from './firebase.ts';
import { emulatorVerifier } from './firebase-emulator.ts';
import { LOCAL_ISSUER, localVerifier } from './local-provider.ts';
import type { TokenVerifier } from './port.ts';

const at = new Date('2026-11-21T12:00:00Z');
const expected = { channel: 'google', audience: PROJECT, at } as const;
const project = await firebaseProject();
const pair = await generateKeyPair('ES256');

type Changes = Readonly<Record<string, unknown>>;

const verifiers: readonly (readonly [string, TokenVerifier, string, (changes?: Changes) => Promise<string>])[] = [
  [
    'Firebase',
    firebaseVerifier(createLocalJWKSet({ keys: [project.jwk] })),
    firebaseIssuer(PROJECT),
    (changes) => project.sign(claimsAt(at, changes)),
  ],
  [
    'the emulator',
    emulatorVerifier,
    firebaseIssuer(PROJECT),
    async (changes) => new UnsecuredJWT(claimsAt(at, changes)).encode(),
  ],
  [
    'the local identity provider',
    localVerifier(async () => pair.publicKey),
    LOCAL_ISSUER,
    (changes) =>
      new SignJWT(claimsAt(at, { iss: LOCAL_ISSUER, ...changes }))
        .setProtectedHeader({ alg: 'ES256' })
        .sign(pair.privateKey),
  ],
];

test.each(verifiers)('%s verifies an identity by issuer, provider and subject', async (_, verifier, issuer, token) => {
  expect(await verifier.verify(await token(), expected)).toEqual({
    issuer,
    provider: 'google.com',
    subject: 'u1',
    phone: null,
    name: 'Maya Santos',
    signedInAt: new Date(at.getTime() - 5000),
    expiresAt: new Date(at.getTime() + 3_600_000),
  });
});

test.each(verifiers)(
  '%s verifies a number in phone-auth only, and no phone-auth without one',
  async (_, verifier, __, token) => {
    const phone = { ...expected, channel: 'phone' } as const;
    const byPhone = { firebase: { sign_in_provider: 'phone' } };
    const numbered = await token({ ...byPhone, phone_number: '+639171234567' });
    expect(await verifier.verify(numbered, phone)).toMatchObject({ provider: 'phone', phone: '+639171234567' });
    expect(await verifier.verify(await token(byPhone), phone)).toBeNull();
    expect(await verifier.verify(await token({ ...byPhone, phone_number: '09171234567' }), phone)).toBeNull();
    expect(await verifier.verify(await token({ phone_number: '+639171234567' }), expected)).toMatchObject({
      phone: null,
    });
  },
);

test.each(
  verifiers.flatMap(([name, verifier, , token]) =>
    wrongClaims.map(([what, changes]) => [name, what, verifier, token, changes] as const),
  ),
)('%s does not verify a token %s', async (_, __, verifier, token, changes) => {
  expect(await verifier.verify(await token(changes), expected)).toBeNull();
});

test.each(
  verifiers
    .flatMap(([name, verifier]) => forgeries.map(([what, forged]) => [name, what, verifier, forged] as const))
    .filter(([name, what]) => name !== 'the emulator' || !what.startsWith('unsigned')),
)('%s does not verify a token %s', async (_, __, verifier, forged) => {
  expect(await verifier.verify(await forged(project, at), expected)).toBeNull();
});

test('another algorithm is refused, even with the right key', async () => {
  const { alg: _, ...anyAlgorithm } = project.jwk;
  const verifier = firebaseVerifier(createLocalJWKSet({ keys: [anyAlgorithm] }));
  const key = await importJWK(await exportJWK(project.privateKey), 'RS512');
  expect(await verifier.verify(await project.sign(claimsAt(at)), expected)).toMatchObject({ subject: 'u1' });
  expect(await verifier.verify(await project.sign(claimsAt(at), { alg: 'RS512' }, key), expected)).toBeNull();
});

test('the emulator refuses a signed token', async () => {
  expect(await emulatorVerifier.verify(await project.sign(claimsAt(at)), expected)).toBeNull();
});

test('a name has no direction marks and a maximum length', async () => {
  const name = `\u202eMaya\u0000 ${'x'.repeat(200)}`;
  const verified = await emulatorVerifier.verify(new UnsecuredJWT(claimsAt(at, { name })).encode(), expected);
  expect(verified?.name).toMatch(/^Maya x{1,59}$/);
});
