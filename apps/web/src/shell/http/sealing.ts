// HT-05, HT-07: puts a request into the envelope. Never sends it plain: what cannot be sealed fails.
import type { Method } from '@foyer/contract';
import type { EnvelopeCrypto } from '@foyer/envelope';
import { failure, MISSING_ENCRYPTION_CODE } from './failure.ts';
import type { Failure } from './outcome.ts';
import type { RsaKey } from './rsa-key.ts';

export interface SealInput {
  readonly method: Method;
  readonly path: string;
  readonly merchant: string;
  readonly keyId: string;
  readonly publicKey: string;
  /** The request; the envelope turns it into JSON. */
  readonly payload: unknown;
}

export interface Sealed {
  readonly body: string;
  /** Encryption, X-RSA and X-Digest. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Puts one request into the envelope. */
export type Seal = (input: SealInput) => Promise<Sealed>;

async function loadPlainCrypto(): Promise<EnvelopeCrypto> {
  // The library needs them while it loads.
  const { provideMissingBuiltins } = await import('@foyer/browsers/missing-builtins');
  provideMissingBuiltins();
  const { plainCrypto } = await import('@foyer/envelope/plain-crypto');
  return plainCrypto();
}

/** The envelope's code, fetched when first needed; on plain http with primitives of its own. */
export async function loadSeal(): Promise<Seal> {
  const { seal, webCryptoHere } = await import('@foyer/envelope');
  const crypto = webCryptoHere() ?? (await loadPlainCrypto());
  return ({ method, path, merchant, payload, ...key }) => seal({ method, path, merchant, payload }, key, crypto);
}

export type SealOutcome = { readonly ok: true; readonly value: Sealed } | Failure;

/** Seals one request. */
export async function sealRequest(
  load: (() => Promise<Seal>) | null,
  key: RsaKey | null,
  request: Omit<SealInput, 'keyId' | 'publicKey'>,
): Promise<SealOutcome> {
  if (!load || !key?.keyId || !key.publicKey)
    return failure('aborted', MISSING_ENCRYPTION_CODE, { message: MISSING_ENCRYPTION_CODE });
  try {
    const seal = await load();
    return { ok: true, value: await seal({ ...request, keyId: key.keyId, publicKey: key.publicKey }) };
  } catch (error) {
    return failure('aborted', 'encryption.failed', { message: error instanceof Error ? error.message : '' });
  }
}
