// Checks the claims of an identity token, once its signature is known to be right. Pure.
import type { FirebaseChannel } from '@foyer/contract';
import type { JWTPayload } from 'jose';
import type { Expected, VerifiedIdentity } from './port.ts';

/** Firebase's own names of the providers; LINE comes by OpenID Connect. */
export const providers: Readonly<Record<FirebaseChannel, string>> = {
  google: 'google.com',
  facebook: 'facebook.com',
  twitter: 'twitter.com',
  line: 'oidc.line',
  phone: 'phone',
};

/** The clock of the issuer may be ahead of ours by this much. */
const AHEAD_SECONDS = 60;
/** Firebase's own limit. */
const MOST_SUBJECT = 128;
const MOST_NAME = 64;
const E164 = /^\+[1-9]\d{6,14}$/;

const seconds = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

const providerOf = ({ firebase }: JWTPayload): unknown =>
  typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
    ? firebase.sign_in_provider
    : undefined;

/** The times are all there, none of them lies ahead but the end. */
const timesOf = ({ iat, auth_time, nbf, exp }: JWTPayload, now: number) => {
  const [issued, signedIn, end] = [seconds(iat), seconds(auth_time), seconds(exp)];
  if (issued === null || signedIn === null || end === null || end <= now) return null;
  if (Math.max(issued, signedIn, seconds(nbf) ?? 0) > now + AHEAD_SECONDS) return null;
  return { signedInAt: new Date(signedIn * 1000), expiresAt: new Date(end * 1000) };
};

const nameOf = ({ name }: JWTPayload): string | null =>
  (typeof name === 'string' && name.normalize('NFKC').replaceAll(/\p{C}/gu, '').trim().slice(0, MOST_NAME)) || null;

/** Null when one thing is not as it has to be. */
export const verifiedIdentity = (
  issuer: string,
  claims: JWTPayload,
  { channel, audience, at }: Expected,
): VerifiedIdentity | null => {
  const times = timesOf(claims, at.getTime() / 1000);
  const { iss, aud, sub, phone_number: phone } = claims;
  if (times === null || iss !== issuer || aud !== audience || providerOf(claims) !== providers[channel]) return null;
  if (typeof sub !== 'string' || sub === '' || sub.length > MOST_SUBJECT) return null;
  const number = typeof phone === 'string' && E164.test(phone) ? phone : null;
  if (channel === 'phone' && number === null) return null;
  const phoneOf = channel === 'phone' ? number : null;
  return { issuer, provider: providers[channel], subject: sub, phone: phoneOf, name: nameOf(claims), ...times };
};
