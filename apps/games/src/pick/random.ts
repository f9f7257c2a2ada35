// Random numbers and keys from the phone, for quick picks and bets; the draw itself never uses them.

const WORDS = 2 ** 32;

/** A whole number below a limit, each equally likely. */
export const randomBelow = (limit: number): number => {
  const fair = WORDS - (WORDS % limit);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < fair) return word % limit;
  }
};

/** A key for one intent: 128 random bits, base64url. */
export const randomKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
