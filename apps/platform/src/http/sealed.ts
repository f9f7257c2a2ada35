// Opens sealed calls.
import { createHash } from 'node:crypto';
import { open, type SealedMessage, type Unwrap } from '@foyer/envelope';
import { nodeCrypto } from '@foyer/envelope/node-crypto';
import type { Seal } from '../protection/admission.ts';
import { Refusal } from '../refusal.ts';

const crypto = nodeCrypto();

const refusals = {
  missing: 'Missing Encryption',
  unknownKey: 'encryption.key.unknown',
  invalid: 'encryption.invalid',
} as const;

/** The private halves of the keys that calls are sealed with. */
export interface SealKeys {
  readonly unwrapOf: (keyId: string) => Promise<Unwrap | null>;
  /** Until when calls sealed with a key are accepted; long ago for a key that is not known. */
  readonly acceptedTo: (keyId: string) => Date;
}

/** An opened call and what names it. */
export interface Opened {
  readonly payload: string;
  readonly seal: Seal;
}

/** The payload of a sealed call. Every way of failing to open gives one of three refusals. The seal is still to be taken. */
export const openSealed = async (keys: SealKeys, message: SealedMessage): Promise<Opened> => {
  const opened = await open(message, keys.unwrapOf, crypto);
  if (!opened.ok) throw new Refusal(refusals[opened.why]);
  const digest = createHash('sha256').update(opened.seal).digest();
  return { payload: opened.text, seal: { digest, until: keys.acceptedTo(opened.keyId) } };
};
