// Seals a request for the platform.
import { concat, fromBase64, toBase64, utf8 } from './bytes.ts';
import { aadOf, type Destination, digestInput, ENCRYPTION } from './form.ts';
import { AES_KEY_BYTES, type EnvelopeCrypto, IV_BYTES } from './primitives.ts';

/** The platform's key, as session.rsaKey answers it. */
export interface PublicKey {
  readonly keyId: string;
  /** base64 SPKI, RSA 2048. */
  readonly publicKey: string;
}

export interface SealRequest extends Destination {
  /** Sent as JSON. */
  readonly payload: unknown;
}

/** Headers and body to send. A sealed request is good for one try: seal again to repeat it. */
export interface SealedRequest {
  readonly headers: Readonly<Record<'Content-Type' | 'Encryption' | 'X-RSA' | 'X-Digest', string>>;
  readonly body: string;
}

/** Seals with a fresh AES key and IV. Throws when the public key is none, or the primitives fail: never send the request plain then. */
export const seal = async (request: SealRequest, key: PublicKey, crypto: EnvelopeCrypto): Promise<SealedRequest> => {
  const publicKey = fromBase64(key.publicKey);
  if (!publicKey) throw new Error('the public key is not base64');
  const aesKey = crypto.random(AES_KEY_BYTES);
  const iv = crypto.random(IV_BYTES);
  const aad = aadOf(request, key.keyId);
  const ciphertext = await crypto.encrypt(aesKey, iv, aad, utf8(JSON.stringify(request.payload)));
  const body = JSON.stringify({ data: toBase64(concat(iv, ciphertext)) });
  return {
    headers: {
      'Content-Type': 'application/json',
      Encryption: ENCRYPTION,
      'X-RSA': `${key.keyId}.${toBase64(await crypto.wrap(publicKey, aesKey))}`,
      'X-Digest': toBase64(await crypto.mac(aesKey, digestInput(aad, utf8(body)))),
    },
    body,
  };
};
