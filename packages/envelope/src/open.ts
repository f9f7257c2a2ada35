// Opens sealed requests (seal.ts). Every failure is the same `invalid` after the same steps.
import { fromBase64, sameBytes } from './bytes.ts';
import { aadOf, type Destination, digestInput, ENCRYPTION } from './form.ts';
import { AES_KEY_BYTES, type Bytes, type EnvelopeCrypto, IV_BYTES, TAG_BYTES, type Unwrap } from './primitives.ts';

/** A request as it came in. */
export interface SealedMessage extends Destination {
  readonly encryption: string | undefined;
  readonly rsa: string | undefined;
  readonly digest: string | undefined;
  readonly body: Uint8Array;
}

/**
 * `text` is the request as it was sealed: its reader parses it. `missing`: the call came plain. `unknownKey`: fetch the key again and seal once more. `invalid`: everything else.
 * `seal` names this one sealed request, for the index of those already seen.
 */
export type OpenResult =
  | { readonly ok: true; readonly text: string; readonly seal: string; readonly keyId: string }
  | { readonly ok: false; readonly why: 'missing' | 'unknownKey' | 'invalid' };

const INVALID: OpenResult = { ok: false, why: 'invalid' };
const RSA_HEADER = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9+/]+={0,2})$/;

/** One field with a text; neither base64 nor the field's name has a quotation mark. JSON.parse would take a repeated field. */
const ONE_FIELD = /^\s*\{\s*"[^"]*"\s*:\s*"[^"]*"\s*\}\s*$/;

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const dataOf = (body: Uint8Array): Bytes | null => {
  try {
    const text = textOf(body);
    if (!ONE_FIELD.test(text)) return null;
    const { data } = JSON.parse(text) as { data?: unknown };
    return typeof data === 'string' ? fromBase64(data) : null;
  } catch {
    return null;
  }
};

/** The AES key, or a random one that fits nothing: a key that does not unwrap then fails at the same later step as a wrong digest. */
const aesKeyOf = async (wrapped: Bytes, unwrap: Unwrap, crypto: EnvelopeCrypto): Promise<Bytes> => {
  const instead = crypto.random(AES_KEY_BYTES);
  try {
    const key = await unwrap(wrapped);
    return key.length === AES_KEY_BYTES ? key : instead;
  } catch {
    return instead;
  }
};

const plaintextOf = async (key: Bytes, aad: Bytes, data: Bytes, crypto: EnvelopeCrypto): Promise<string> =>
  textOf(await crypto.decrypt(key, data.slice(0, IV_BYTES), aad, data.slice(IV_BYTES)));

/** Opens a sealed request. `unwrapOf` answers the private key of a key id while it is accepted. Never throws on bad input. */
export const open = async (
  message: SealedMessage,
  unwrapOf: (keyId: string) => Promise<Unwrap | null>,
  crypto: EnvelopeCrypto,
): Promise<OpenResult> => {
  const { encryption, rsa, digest, body } = message;
  if (encryption === undefined && rsa === undefined) return { ok: false, why: 'missing' };
  const [, keyId, wrappedText] = RSA_HEADER.exec(rsa ?? '') ?? [];
  const wrapped = fromBase64(wrappedText ?? '');
  const mac = fromBase64(digest ?? '');
  const data = dataOf(body);
  if (encryption !== ENCRYPTION || !rsa || !keyId || !wrapped || !mac || !data) return INVALID;
  if (data.length < IV_BYTES + TAG_BYTES) return INVALID;
  const unwrap = await unwrapOf(keyId);
  if (!unwrap) return { ok: false, why: 'unknownKey' };
  const aesKey = await aesKeyOf(wrapped, unwrap, crypto);
  const aad = aadOf(message, keyId);
  const digestFits = sameBytes(await crypto.mac(aesKey, digestInput(aad, body)), mac);
  try {
    const text = await plaintextOf(aesKey, aad, data, crypto);
    return digestFits ? { ok: true, text, seal: rsa, keyId } : INVALID;
  } catch {
    return INVALID;
  }
};
