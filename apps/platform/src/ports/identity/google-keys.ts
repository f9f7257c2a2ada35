// The keys of Firebase tokens: fetched when needed, cached as the answer says.
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { Refusal } from '../../refusal.ts';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 64 * 1024;
/** The default if the answer does not name a duration: Google's documentation says about five hours. */
const DEFAULT_SECONDS = 3600;
const MOST_SECONDS = 24 * 3600;
/** Keys overlap by days: while Google cannot be reached the last ones still tell right from wrong. */
const STALE_SECONDS = 6 * 3600;
/** Tokens that name a key nobody knows must not make us ask at will. */
const AGAIN_MS = 30_000;

interface Held {
  readonly find: JWTVerifyGetKey;
  readonly until: number;
}

const maxAgeOf = (header: string | null): number => {
  const named = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(header ?? '')?.[1];
  return named === undefined ? DEFAULT_SECONDS : Math.min(Number(named), MOST_SECONDS);
};

const fetchKeys = async (address: string): Promise<Held> => {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok || text.length > MOST_BYTES) throw new Error(`keys of Google: status ${response.status}`);
  // createLocalJWKSet checks the shape and throws.
  const find = createLocalJWKSet(JSON.parse(text) as JSONWebKeySet);
  return { find, until: Date.now() + maxAgeOf(response.headers.get('cache-control')) * 1000 };
};

/** A source of keys as jose asks it. @throws Refusal service.unavailable while there is none */
export const googleKeys = (address: string): JWTVerifyGetKey => {
  let held: Held | null = null;
  let pending: Promise<void> | null = null;
  let requestedAt = Number.NEGATIVE_INFINITY;

  const requestKeys = (): Promise<void> => {
    pending ??= fetchKeys(address)
      .then(
        (keys) => {
          held = keys;
        },
        () => undefined, // what is held is used, or nothing is
      )
      .finally(() => {
        requestedAt = Date.now();
        pending = null;
      });
    return pending;
  };
  const mayRequestAgain = () => pending !== null || Date.now() - requestedAt > AGAIN_MS;

  const current = async (): Promise<Held> => {
    const now = Date.now();
    if (held === null || (held.until <= now && mayRequestAgain())) await requestKeys();
    if (held === null || held.until + STALE_SECONDS * 1000 <= now) throw new Refusal('service.unavailable');
    return held;
  };

  return async (header, token) => {
    const known = await current();
    try {
      return await known.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayRequestAgain()) throw error;
      await requestKeys();
      return (held ?? known).find(header, token);
    }
  };
};
