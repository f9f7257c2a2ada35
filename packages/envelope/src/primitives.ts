// The cryptographic primitives an envelope is made of, as an interface with two implementations.

/** Bytes that no other thread shares, as WebCrypto wants them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface EnvelopeCrypto {
  readonly random: (length: number) => Bytes;
  /** AES-256-GCM; the 16-byte tag stands at the end. */
  readonly encrypt: (key: Bytes, iv: Bytes, aad: Bytes, plaintext: Bytes) => Promise<Bytes>;
  /** Throws when the tag does not fit. */
  readonly decrypt: (key: Bytes, iv: Bytes, aad: Bytes, ciphertext: Bytes) => Promise<Bytes>;
  /** HMAC-SHA-256. */
  readonly mac: (key: Bytes, message: Bytes) => Promise<Bytes>;
  /** RSA-OAEP with SHA-256 and no label; the key as SPKI. */
  readonly wrap: (publicKey: Bytes, secret: Bytes) => Promise<Bytes>;
}

/** Undoes `wrap` with one private key; throws when it cannot. */
export type Unwrap = (wrapped: Bytes) => Promise<Bytes>;

export const AES_KEY_BYTES = 32;
export const IV_BYTES = 12;
export const TAG_BYTES = 16;
