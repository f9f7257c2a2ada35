// Verifies P-256 signatures, by a library on plain http, which has no `crypto.subtle`.
import type { SignedText } from './ping-answer.rules.ts';

/** True where one of the operator's keys made the signature. */
export type Verify = (signed: SignedText) => Promise<boolean>;

/** base64 SPKI as bytes; null where it is no base64. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' };

/** The keys are imported once, while the questions are still on their way. A key that is none verifies nothing. */
export function createVerify(keys: readonly string[], subtle: SubtleCrypto | undefined): Verify {
  const imported = keys.map(async (key) => {
    const spki = bytesOf(key);
    if (!spki) return null;
    if (subtle) {
      const made = await subtle.importKey('spki', spki, ECDSA, false, ['verify']);
      return ({ text, signature }: SignedText) =>
        subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, made, signature, new TextEncoder().encode(text));
    }
    const { verifyPlain } = await import('./verify-plain.ts');
    return async ({ text, signature }: SignedText) => verifyPlain(spki, signature, new TextEncoder().encode(text));
  });
  const known = Promise.all(imported.map((making) => making.catch(() => null)));
  return async (signed) => {
    for (const holds of await known) if (await holds?.(signed).catch(() => false)) return true;
    return false;
  };
}
