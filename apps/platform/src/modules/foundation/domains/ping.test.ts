import { generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Merchant } from '../../../merchants/merchant.ts';
import { forgedSignature, pingSigner, pingText } from './ping.ts';

describe('a ping', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // The fields of an operator that signing reads.
  const merchant = { pingPrivateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() } as Merchant;
  const ping = { merchant: 'aurora', host: 'a.example', speed: '1', expires: '2026-11-21T12:01:00.000Z' };
  const signature = Buffer.from(pingSigner()(merchant, ping), 'base64');
  const holds = (changed: Partial<typeof ping>, by = signature) =>
    verify('sha256', Buffer.from(pingText({ ...ping, ...changed })), { key: publicKey, dsaEncoding: 'ieee-p1363' }, by);

  test('is signed with the raw 64 bytes that browsers verify', () => {
    expect(signature).toHaveLength(64);
    expect(holds({})).toBe(true);
  });

  test.each([{ merchant: 'lotus' }, { host: 'evil.example' }, { speed: '2' }, { expires: '2027-01-01T00:00:00.000Z' }])(
    'is not valid for %j',
    (changed) => {
      expect(holds(changed)).toBe(false);
    },
  );

  test('a forged one looks the same and is not valid', () => {
    const forged = Buffer.from(forgedSignature(ping), 'base64');
    expect(forged).toHaveLength(64);
    expect(holds({}, forged)).toBe(false);
  });
});
