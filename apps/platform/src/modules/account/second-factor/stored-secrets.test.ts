// Tests small rules of the second factor: masking, names, codes, stored values.
import { expect, test } from 'vitest';
import { createAuthenticatorKey } from './authenticator-key.ts';
import { maskedEmail, maskedMobile } from './mask.rules.ts';
import { isSameName } from './payee-name.rules.ts';
import { newRecoveryCodes, recoveryCodeOf } from './recovery-code.rules.ts';
import { codeAt, newTotpSecret, otpauthOf, stepOf } from './totp.ts';

test('an address and a number are masked so that only their owner recognises them', () => {
  expect(maskedEmail('maya@example.com')).toBe('m•••@e•••.com');
  expect(maskedEmail('m@x.co')).toBe('m•••@x•••.co');
  expect(maskedMobile('+639171234567')).toBe('+63 ••• 67');
});

test('TF-01 a payee name is the same in any case, width and spacing', () => {
  expect(isSameName('  maya   CRUZ ', 'Maya Cruz')).toBe(true);
  expect(isSameName('Ｍａｙａ Cruz', 'Maya Cruz')).toBe(true);
  expect(isSameName('Nguye\u0302\u0303n', 'Nguyễn')).toBe(true);
  expect(isSameName('Maya', 'Maya Cruz')).toBe(false);
  expect(isSameName('', 'Maya Cruz')).toBe(false);
});

test('codes of the authenticator are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [20000000000, '353130'],
  ] as const) {
    const now = new Date(seconds * 1000);
    expect(codeAt(secret, now)).toBe(code);
    expect(stepOf(secret, code, now)).toBe(Math.floor(seconds / 30));
    expect(stepOf(secret, code, new Date((seconds + 30) * 1000))).toBe(Math.floor(seconds / 30));
    expect(stepOf(secret, code, new Date((seconds + 90) * 1000))).toBeNull();
  }
  expect(stepOf(secret, '28708', new Date(59_000))).toBeNull();
});

test('a fresh secret has 160 bits, and every authenticator accepts its address', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(otpauthOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 'Aurora', 'maya 88'));
  expect([address.protocol, address.host, address.pathname]).toEqual(['otpauth:', 'totp', '/Aurora:maya%2088']);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ issuer: 'Aurora', digits: '6', period: '30' });
});

test('recovery codes differ, avoid ambiguous letters, and are read in any spelling', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9abcdefghjkmnpqrstvwxyz]{5}-[0-9abcdefghjkmnpqrstvwxyz]{5}$/);
  expect(recoveryCodeOf('K7M2P 9QX4O')).toBe('k7m2p9qx40');
  expect(recoveryCodeOf('ｋ7m2p-9qxIl')).toBe('k7m2p9qx11');
});

const keyFrom = (authenticatorKey: string) => createAuthenticatorKey({ env: { authenticatorKey }, db: null } as never); // with a key of the environment nothing else is read

test('a secret is encrypted for one member and one key', async () => {
  const key = await keyFrom('k'.repeat(32));
  const hidden = key.hide('member-1', 'GEZDGNBVGY3TQOJQ');
  expect(hidden.toString('latin1')).not.toContain('GEZD');
  expect(key.hide('member-1', 'GEZDGNBVGY3TQOJQ').equals(hidden)).toBe(false);
  expect(key.open('member-1', hidden)).toBe('GEZDGNBVGY3TQOJQ');
  expect(key.open('member-2', hidden)).toBeNull();
  const other = await keyFrom('o'.repeat(32));
  expect(other.open('member-1', hidden)).toBeNull();
  expect(key.hash('member-1', 'k7m2p9qx4t')).not.toBe(key.hash('member-2', 'k7m2p9qx4t'));
});
