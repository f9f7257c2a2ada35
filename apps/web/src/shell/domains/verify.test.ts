import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createVerify } from './verify.ts';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, spki: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
};
const ours = pair();
const strange = pair();
const signed = (text: string, { privateKey } = ours) => ({
  text,
  signature: new Uint8Array(sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })),
});

describe.each([
  ['the browser’s own crypto', webcrypto.subtle as SubtleCrypto],
  ['the library of plain http', undefined],
])('with %s', (_, subtle) => {
  test('DF-04 a signature is valid for the operator’s key only', async () => {
    const verify = createVerify([ours.spki], subtle);
    // Each signature is another one; half of them have their second part above the middle.
    for (let round = 0; round < 8; round += 1) expect(await verify(signed(`aurora|${round}`))).toBe(true);
    expect(await verify(signed('aurora|1', strange))).toBe(false);
    expect(await verify({ ...signed('aurora|1'), text: 'aurora|2' })).toBe(false);
    expect(await verify({ text: 'aurora|1', signature: new Uint8Array(64) })).toBe(false);
  });

  test('a pinned key counts beside the page’s own, and an invalid key is ignored', async () => {
    expect(await createVerify([strange.spki, ours.spki], subtle)(signed('x'))).toBe(true);
    expect(await createVerify(['', '*', 'QUJD'], subtle)(signed('x'))).toBe(false);
    expect(await createVerify([], subtle)(signed('x'))).toBe(false);
  });
});
