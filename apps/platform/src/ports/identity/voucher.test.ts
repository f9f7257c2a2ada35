// Every voucher by the same table: what is right is vouched for, what is wrong in one thing is not.
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { claimsAt, firebaseProject, forgeries, PROJECT, wrongClaims } from '../../testing/firebase.ts';
import { firebaseIssuer, firebaseVoucher } from './firebase.ts';
import { emulatorVoucher } from './firebase-emulator.ts';
import type { Voucher } from './port.ts';
import { STAND_IN_ISSUER, standInVoucher } from './stand-in.ts';

const at = new Date('2026-11-21T12:00:00Z');
const expected = { channel: 'google', audience: PROJECT, at } as const;
const project = await firebaseProject();
const pair = await generateKeyPair('ES256');

type Changes = Readonly<Record<string, unknown>>;

const vouchers: readonly (readonly [string, Voucher, string, (changes?: Changes) => Promise<string>])[] = [
  [
    'Firebase',
    firebaseVoucher(createLocalJWKSet({ keys: [project.jwk] })),
    firebaseIssuer(PROJECT),
    (changes) => project.sign(claimsAt(at, changes)),
  ],
  [
    'the emulator',
    emulatorVoucher,
    firebaseIssuer(PROJECT),
    async (changes) => new UnsecuredJWT(claimsAt(at, changes)).encode(),
  ],
  [
    'the stand-in',
    standInVoucher(async () => pair.publicKey),
    STAND_IN_ISSUER,
    (changes) =>
      new SignJWT(claimsAt(at, { iss: STAND_IN_ISSUER, ...changes }))
        .setProtectedHeader({ alg: 'ES256' })
        .sign(pair.privateKey),
  ],
];

test.each(vouchers)(
  '%s vouches for who signed in, by issuer, provider and subject',
  async (_, voucher, issuer, token) => {
    expect(await voucher.vouch(await token(), expected)).toEqual({
      issuer,
      provider: 'google.com',
      subject: 'u1',
      phone: null,
      name: 'Maya Santos',
      signedInAt: new Date(at.getTime() - 5000),
      expiresAt: new Date(at.getTime() + 3_600_000),
    });
  },
);

test.each(vouchers)(
  '%s vouches for a number in phone-auth only, and never without one',
  async (_, voucher, __, token) => {
    const phone = { ...expected, channel: 'phone' } as const;
    const byPhone = { firebase: { sign_in_provider: 'phone' } };
    const numbered = await token({ ...byPhone, phone_number: '+639171234567' });
    expect(await voucher.vouch(numbered, phone)).toMatchObject({ provider: 'phone', phone: '+639171234567' });
    expect(await voucher.vouch(await token(byPhone), phone)).toBeNull();
    expect(await voucher.vouch(await token({ ...byPhone, phone_number: '09171234567' }), phone)).toBeNull();
    expect(await voucher.vouch(await token({ phone_number: '+639171234567' }), expected)).toMatchObject({
      phone: null,
    });
  },
);

test.each(
  vouchers.flatMap(([name, voucher, , token]) =>
    wrongClaims.map(([what, changes]) => [name, what, voucher, token, changes] as const),
  ),
)('%s does not vouch for a token %s', async (_, __, voucher, token, changes) => {
  expect(await voucher.vouch(await token(changes), expected)).toBeNull();
});

test.each(
  vouchers
    .flatMap(([name, voucher]) => forgeries.map(([what, forged]) => [name, what, voucher, forged] as const))
    .filter(([name, what]) => name !== 'the emulator' || !what.startsWith('unsigned')),
)('%s does not vouch for a token %s', async (_, __, voucher, forged) => {
  expect(await voucher.vouch(await forged(project, at), expected)).toBeNull();
});

test('another algorithm is refused, though it is the right key that signed', async () => {
  const { alg: _, ...anyAlgorithm } = project.jwk;
  const voucher = firebaseVoucher(createLocalJWKSet({ keys: [anyAlgorithm] }));
  const key = await importJWK(await exportJWK(project.privateKey), 'RS512');
  expect(await voucher.vouch(await project.sign(claimsAt(at)), expected)).toMatchObject({ subject: 'u1' });
  expect(await voucher.vouch(await project.sign(claimsAt(at), { alg: 'RS512' }, key), expected)).toBeNull();
});

test('a signed token is none of the emulator’s', async () => {
  expect(await emulatorVoucher.vouch(await project.sign(claimsAt(at)), expected)).toBeNull();
});

test('a name is a name: without marks that turn text around, and not endless', async () => {
  const name = `\u202eMaya\u0000 ${'x'.repeat(200)}`;
  const vouched = await emulatorVoucher.vouch(new UnsecuredJWT(claimsAt(at, { name })).encode(), expected);
  expect(vouched?.name).toMatch(/^Maya x{1,59}$/);
});
