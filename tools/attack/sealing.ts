// Seals calls by Node's crypto alone, with every piece open to tampering.
import { constants, createCipheriv, createHmac, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { send } from './client.ts';

const IV_BYTES = 12;
const KEY_BYTES = 32;

export interface RsaKey {
  readonly keyId: string;
  /** base64 SPKI. */
  readonly publicKey: string;
}

export interface Plain {
  readonly method: string;
  readonly path: string;
  readonly merchant: string;
  /** The request as JSON text; it need not be good JSON. */
  readonly text: string;
}

/** A sealed call, ready to send. */
export interface Sealed {
  readonly headers: Readonly<Record<'Content-Type' | 'Encryption' | 'X-RSA' | 'X-Digest', string>>;
  readonly body: string;
}

/** Seals a call as the wire document says. */
export function sealText({ method, path, merchant, text }: Plain, { keyId, publicKey }: RsaKey): Sealed {
  const secret = randomBytes(KEY_BYTES);
  const iv = randomBytes(IV_BYTES);
  const context = Buffer.from(`${method}|${path}|${merchant}|${keyId}`);
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(context);
  const data = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const body = JSON.stringify({ data: data.toString('base64') });
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const wrapped = publicEncrypt({ key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }, secret);
  const digest = createHmac('sha256', secret).update(context).update('\n').update(body).digest('base64');
  return {
    headers: {
      'Content-Type': 'application/json',
      Encryption: 'AES-256-GCM',
      'X-RSA': `${keyId}.${wrapped.toString('base64')}`,
      'X-Digest': digest,
    },
    body,
  };
}

/** Fetches the key that calls are sealed with. */
export async function fetchRsaKey(port: number, headers: Readonly<Record<string, string>> = {}): Promise<RsaKey> {
  const { form, status, text } = await send({ port, path: `/wps/session/key/rsa?_=${Date.now()}`, headers });
  if (!form?.success) throw new Error(`The product gave no key: ${status} ${text.slice(0, 200)}`);
  // The call's own answer; a wrong one fails at the first sealing.
  return form.value as RsaKey;
}
