// Signed ping: proves to a page that a domain belongs to its operator, against hostile ones.
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Merchant } from '../../../merchants/merchant.ts';

/** A ping answer is worth nothing after this. */
export const PING_LIFE_MS = 60_000;

export interface Ping {
  readonly merchant: string;
  readonly host: string;
  /** Echo of the question, so that an old answer cannot be played again. */
  readonly speed: string;
  readonly expires: string;
}

/** The bytes that are signed. */
export const pingText = ({ merchant, host, speed, expires }: Ping): string =>
  [merchant, host, speed, expires].join('|');

const signedWith = (key: KeyObject, ping: Ping): string =>
  sign('sha256', Buffer.from(pingText(ping)), { key, dsaEncoding: 'ieee-p1363' }).toString('base64');

/** Signs with the operator's key: base64 of the raw 64 bytes, as browsers verify them. */
export const pingSigner = (): ((merchant: Merchant, ping: Ping) => string) => {
  const keys = new WeakMap<Merchant, KeyObject>();
  return (merchant, ping) => {
    const key = keys.get(merchant) ?? createPrivateKey(merchant.pingPrivateKey);
    keys.set(merchant, key);
    return signedWith(key, ping);
  };
};

/** A signature as a hostile domain makes it: right in form, by nobody's key. For the demo. */
export const forgedSignature = (ping: Ping): string =>
  signedWith(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, ping);
