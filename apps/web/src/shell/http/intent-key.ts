// The idempotency key of one intent: kept by its form until a final state is known.

const KEY_BYTES = 16;

/** A new key: 128 bits in hex. `crypto.randomUUID` is missing on plain http and in the oldest browsers. */
export const newIntentKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
