// Hashes of the browser; on plain http, where it has none, those of a library loaded only then.
import { provideMissingBuiltins } from '@foyer/browsers/missing-builtins';
import type { Hashes } from './derive.ts';

const browserHashes = (subtle: SubtleCrypto): Hashes => ({
  sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes as BufferSource)),
  hmac: async (key, bytes) => {
    const imported = await subtle.importKey('raw', key as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
    return new Uint8Array(await subtle.sign('HMAC', imported, bytes as BufferSource));
  },
});

/** The library's hashes. */
export const libraryHashes = async (): Promise<Hashes> => {
  provideMissingBuiltins();
  const [{ sha256 }, { hmac }] = await Promise.all([import('@noble/hashes/sha2.js'), import('@noble/hashes/hmac.js')]);
  return { sha256: async (bytes) => sha256(bytes), hmac: async (key, bytes) => hmac(sha256, key, bytes) };
};

export const availableHashes = async (): Promise<Hashes> => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle === undefined ? libraryHashes() : browserHashes(subtle);
};
