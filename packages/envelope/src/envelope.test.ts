import {
  createDecipheriv,
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  privateDecrypt,
  webcrypto,
} from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './bytes.ts';
import { aadOf, digestInput } from './form.ts';
import { nodeCrypto, nodeUnwrap } from './node-crypto.ts';
import { open, type SealedMessage } from './open.ts';
import { plainCrypto } from './plain-crypto.ts';
import type { Bytes, EnvelopeCrypto, Unwrap } from './primitives.ts';
import { type PublicKey, type SealedRequest, seal } from './seal.ts';
import file from './vectors.json' with { type: 'json' };
import { webCrypto } from './web-crypto.ts';

const web = webcrypto as unknown as Crypto; // Node's own type of the same thing
const implementations: [string, (random?: EnvelopeCrypto['random']) => EnvelopeCrypto][] = [
  ['WebCrypto', (random) => webCrypto(web, random)],
  ['plain JavaScript', plainCrypto],
  ['Node', nodeCrypto],
];

const bytesOf = (base64: string): Bytes => fromBase64(base64) ?? new Uint8Array(0);
const unwrap: Unwrap = nodeUnwrap(bytesOf(file.privateKey));
const unwrapOf = async (keyId: string) => (file.vectors.some((vector) => vector.keyId === keyId) ? unwrap : null);

const messageOf = (
  to: { method: string; path: string; merchant: string },
  { headers, body }: SealedRequest,
): SealedMessage => ({
  method: to.method,
  path: to.path,
  merchant: to.merchant,
  encryption: headers.Encryption,
  rsa: headers['X-RSA'],
  digest: headers['X-Digest'],
  body: new TextEncoder().encode(body),
});

const login = {
  method: 'POST',
  path: '/wps/session/login',
  merchant: 'aurora',
  payload: { username: 'demo', password: 'secret' },
};
const key: PublicKey = { keyId: 'k1', publicKey: file.publicKey };

for (const [name, make] of implementations) {
  test.each(file.vectors)(`${name} seals and opens the vector "$name" to the byte`, async (vector) => {
    const queue = [vector.aesKey, vector.iv, vector.oaepSeed].map((hex) => Uint8Array.from(Buffer.from(hex, 'hex')));
    const crypto = make(() => queue.shift() ?? new Uint8Array(0));
    const sealed = await seal(vector, { keyId: vector.keyId, publicKey: file.publicKey }, crypto);
    expect(sealed.body).toBe(vector.body);
    expect(sealed.headers['X-Digest']).toBe(vector.headers['X-Digest']);
    // WebCrypto and Node choose the padding of RSA themselves; only the plain implementation takes a given one.
    if (name === 'plain JavaScript') expect(sealed.headers).toEqual(vector.headers);
    const known = await open(messageOf(vector, vector as SealedRequest), unwrapOf, make());
    expect(known).toMatchObject({ ok: true, text: JSON.stringify(vector.payload) });
    expect(await open(messageOf(vector, sealed), unwrapOf, make())).toMatchObject({
      ok: true,
      text: JSON.stringify(vector.payload),
    });
  });
}

test('HT-05 a sealed call is AES-256-GCM with a fresh key that only the RSA key opens', async () => {
  const { headers, body } = await seal(login, key, webCrypto(web));
  expect(headers.Encryption).toBe('AES-256-GCM');
  const [keyId, wrapped = ''] = headers['X-RSA'].split('.');
  const privateKey = createPrivateKey({ key: Buffer.from(file.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const aesKey = privateDecrypt({ key: privateKey, oaepHash: 'sha256' }, Buffer.from(wrapped, 'base64'));
  expect([keyId, aesKey.length]).toEqual(['k1', 32]);
  const aad = Buffer.from('POST|/wps/session/login|aurora|k1');
  const mac = createHmac('sha256', aesKey).update(Buffer.concat([aad, Buffer.from('\n'), Buffer.from(body)]));
  expect(headers['X-Digest']).toBe(mac.digest('base64'));
  const data = Buffer.from((JSON.parse(body) as { data: string }).data, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', aesKey, data.subarray(0, 12))
    .setAAD(aad)
    .setAuthTag(data.subarray(-16));
  const plain = Buffer.concat([decipher.update(data.subarray(12, -16)), decipher.final()]);
  expect(JSON.parse(plain.toString())).toEqual(login.payload);
});

test('two seals of one request share no byte of key, IV or padding', async () => {
  const [one, other] = await Promise.all([seal(login, key, webCrypto(web)), seal(login, key, webCrypto(web))]);
  expect(one.headers['X-RSA']).not.toBe(other.headers['X-RSA']);
  expect(one.body.slice(0, 24)).not.toBe(other.body.slice(0, 24));
});

test('every implementation opens the seals of every other', async () => {
  const any = fc.constantFrom(...implementations.map(([, make]) => make));
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), any, any, async (payload, sealer, opener) => {
      const sealed = await seal({ ...login, payload }, key, sealer());
      const opened = await open(messageOf(login, sealed), unwrapOf, opener());
      expect(opened).toEqual({
        ok: true,
        text: JSON.stringify(payload),
        seal: sealed.headers['X-RSA'],
        keyId: 'k1',
      });
    }),
    { numRuns: 90 },
  );
});

const INVALID = { ok: false, why: 'invalid' };
const vector = file.vectors[0];
if (!vector) throw new Error('a vector');
const good = messageOf(vector, vector as SealedRequest);
/** The digest that an honest sender of this body would add. */
const macOf = (body: Bytes): Promise<Bytes> =>
  nodeCrypto().mac(Uint8Array.from(Buffer.from(vector.aesKey, 'hex')), digestInput(aadOf(vector, vector.keyId), body));
const changed = (text: string, at: number): string => {
  const place = at % text.length;
  return text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);
};

test('any changed byte of body, key, digest or destination gives the same error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('body', 'rsa', 'digest', 'method', 'path', 'merchant'),
      fc.nat(),
      async (part, at) => {
        const prefix = part === 'rsa' ? vector.keyId.length + 1 : 0;
        const old = part === 'body' ? vector.body : (good[part] ?? '');
        const altered = old.slice(0, prefix) + changed(old.slice(prefix), at);
        const message = { ...good, [part]: part === 'body' ? new TextEncoder().encode(altered) : altered };
        expect(await open(message, unwrapOf, nodeCrypto())).toEqual(INVALID);
      },
    ),
    { numRuns: 200 },
  );
});

test('rubbish anywhere gives an error and never throws', async () => {
  const rubbish = fc.option(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })), {
    nil: undefined,
  });
  await fc.assert(
    fc.asyncProperty(
      rubbish,
      rubbish,
      rubbish,
      fc.uint8Array({ maxLength: 400 }),
      async (encryption, rsa, digest, body) => {
        const opened = await open({ ...good, encryption, rsa, digest, body }, unwrapOf, nodeCrypto());
        expect(opened.ok).toBe(false);
      },
    ),
    { numRuns: 300 },
  );
});

test('HT-07 a call without encryption is missing, and one with an unknown key is unknown', async () => {
  const plain = { ...good, encryption: undefined, rsa: undefined, digest: undefined };
  expect(await open(plain, unwrapOf, nodeCrypto())).toEqual({ ok: false, why: 'missing' });
  const retired = { ...good, rsa: `gone.${good.rsa?.split('.')[1]}` };
  expect(await open(retired, unwrapOf, nodeCrypto())).toEqual({ ok: false, why: 'unknownKey' });
});

test('HT-07 sealing with a broken key throws, so that nothing is sent plain', async () => {
  for (const [, make] of implementations) {
    await expect(seal(login, { keyId: 'k1', publicKey: 'not base64!' }, make())).rejects.toThrow();
    await expect(seal(login, { keyId: 'k1', publicKey: 'AAAA' }, make())).rejects.toThrow();
  }
});

test('a second spelling of the same bytes is refused, so that it cannot hide a replay', async () => {
  const spelled = [`${good.rsa} `, `${good.rsa}\n`, good.rsa?.replaceAll('+', '-'), good.rsa?.replace(/=*$/, '')];
  for (const rsa of spelled) {
    if (rsa !== good.rsa) expect(await open({ ...good, rsa }, unwrapOf, nodeCrypto())).toEqual(INVALID);
  }
  const loose = good.rsa?.replace(
    /(.)(={1,2})$/,
    (_, last: string, end: string) => String.fromCharCode(last.charCodeAt(0) + 1) + end,
  );
  expect(await open({ ...good, rsa: loose }, unwrapOf, nodeCrypto())).toEqual(INVALID);
});

test('a body that names its data twice is refused, even with the same value', async () => {
  const { data } = JSON.parse(vector.body) as { data: string };
  const bodyOf = (fields: string) => new TextEncoder().encode(`{${fields}}`);
  const field = `"data":"${data}"`;
  for (const fields of [
    `${field},${field}`,
    `"data":"",${field}`,
    `${field},"more":"x"`,
    `${field},"d\\u0061ta":"x"`,
  ]) {
    const body = bodyOf(fields);
    const digest = toBase64(await macOf(body));
    expect([fields.length, await open({ ...good, body, digest }, unwrapOf, nodeCrypto())]).toEqual([
      fields.length,
      INVALID,
    ]);
  }
  const spaced = bodyOf(` "data" : "${data.replaceAll('/', '\\/')}" `);
  const digest = toBase64(await macOf(spaced));
  expect((await open({ ...good, body: spaced, digest }, unwrapOf, nodeCrypto())).ok).toBe(true);
});

test('an AES key of another length is refused', async () => {
  const short: Unwrap = async () => new Uint8Array(16);
  expect(await open(good, async () => short, nodeCrypto())).toEqual(INVALID);
});

test('the plain RSA works with any 2048-bit key', async () => {
  for (let round = 0; round < 3; round += 1) {
    const pair = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    });
    const own = nodeUnwrap(Uint8Array.from(pair.privateKey));
    const sealed = await seal(login, { keyId: 'k', publicKey: pair.publicKey.toString('base64') }, plainCrypto());
    expect(await open(messageOf(login, sealed), async () => own, nodeCrypto())).toMatchObject({
      ok: true,
      text: JSON.stringify(login.payload),
    });
  }
});
