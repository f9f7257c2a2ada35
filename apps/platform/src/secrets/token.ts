// Opaque secrets: handed out once, kept only as their hash.
import { randomBytes, randomUUID } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';

const SECRET_BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{22,128}$/;

/** 256 bits as base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * SHA-256, base64url: what a table keeps of a secret. Every call with a token asks for it, and for one block JavaScript is ten times
 * faster than Node's hash object.
 */
export const hashOf = (secret: string): string => Buffer.from(sha256(Buffer.from(secret))).toString('base64url');

/** False: not worth a look into the database. */
export const looksLikeSecret = (text: string): boolean => SHAPE.test(text);

/** Reference that a person can read out and support can search: the first characters of a UUID in capitals, "7D1F6A52-1D3E". */
export const newReference = (length: number): string => randomUUID().slice(0, length).toUpperCase();

/** Id of a row: 128 bits, so that it tells nothing about how many there are. */
export const newId = (): string => randomBytes(16).toString('base64url');
