// RSA-OAEP with SHA-256 on BigInt, encryption only.
// Source: RFC 8017 section 7.1.1; key form: RFC 5280 and RFC 8017 A.1.1.
import { sha256 } from '@noble/hashes/sha2.js';
import { concat } from './bytes.ts';
import type { Bytes, EnvelopeCrypto } from './primitives.ts';

const HASH_BYTES = 32;
const SEQUENCE = 0x30;
const BIT_STRING = 0x03;
const INTEGER = 0x02;

const fromBytes = (bytes: Uint8Array): bigint =>
  BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') || '0'}`);

const toBytes = (value: bigint, length: number): Bytes => {
  const hex = value.toString(16).padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
};

/** One DER element at the start of `bytes`: its content, and what stands after it. */
const element = (bytes: Uint8Array, tag: number): { readonly content: Uint8Array; readonly rest: Uint8Array } => {
  const first = bytes[1] ?? 0;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length = lengthBytes === 0 ? first : Number(fromBytes(bytes.subarray(2, 2 + lengthBytes)));
  const start = 2 + lengthBytes;
  if (bytes[0] !== tag || start + length > bytes.length) throw new Error('the public key is not SPKI');
  return { content: bytes.subarray(start, start + length), rest: bytes.subarray(start + length) };
};

const publicKeyOf = (spki: Bytes): { readonly modulus: bigint; readonly exponent: bigint; readonly size: number } => {
  const { rest: keyBits } = element(element(spki, SEQUENCE).content, SEQUENCE);
  const { content: numbers } = element(element(keyBits, BIT_STRING).content.subarray(1), SEQUENCE);
  const { content: modulusBytes, rest } = element(numbers, INTEGER);
  const modulus = fromBytes(modulusBytes);
  return {
    modulus,
    exponent: fromBytes(element(rest, INTEGER).content),
    size: Math.ceil(modulus.toString(2).length / 8),
  };
};

const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
};

/** MGF1 with SHA-256. */
const mask = (seed: Uint8Array, length: number): Uint8Array => {
  const blocks = Array.from({ length: Math.ceil(length / HASH_BYTES) }, (_, at) =>
    sha256(concat(seed, toBytes(BigInt(at), 4))),
  );
  return concat(...blocks).subarray(0, length);
};

const exclusiveOr = (one: Uint8Array, other: Uint8Array): Bytes =>
  Uint8Array.from(one, (byte, at) => byte ^ (other[at] ?? 0));

/** Encrypts a short secret for the holder of the private key. Throws when the key is not SPKI or the secret too long. */
export const rsaOaepEncrypt = (spki: Bytes, secret: Bytes, random: EnvelopeCrypto['random']): Bytes => {
  const { modulus, exponent, size } = publicKeyOf(spki);
  const padding = size - secret.length - 2 * HASH_BYTES - 2;
  if (padding < 0) throw new Error('the secret is too long for the key');
  const block = concat(sha256(new Uint8Array(0)), new Uint8Array(padding), Uint8Array.of(1), secret);
  const seed = random(HASH_BYTES);
  const maskedBlock = exclusiveOr(block, mask(seed, block.length));
  const maskedSeed = exclusiveOr(seed, mask(maskedBlock, HASH_BYTES));
  return toBytes(power(fromBytes(concat(maskedSeed, maskedBlock)), exponent, modulus), size);
};
