// Signs id tokens and codes for the local identity provider, like Firebase's.
import { createHash } from 'node:crypto';
import type { FirebaseChannel } from '@foyer/contract';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { providers } from '../../../ports/identity/claims.rules.ts';
import { LOCAL_ALGORITHM, LOCAL_ISSUER } from '../../../ports/identity/local-provider.ts';
import { newId } from '../../../secrets/token.ts';
import type { ProviderKeys } from './keys.ts';

/** Equals the lifetime of Firebase's tokens. */
const TOKEN_SECONDS = 3600;
/** Not a merchant's code: what is signed for one purpose is never taken for another. */
export type Purpose = 'code:authorize' | 'code:phone';

/** Somebody who was chosen at the local identity provider. */
export interface Somebody {
  readonly channel: FirebaseChannel;
  /** Merchant the token is for. */
  readonly client: string;
  readonly name: string | null;
  /** E.164, for channel phone. */
  readonly phone: string | null;
  readonly nonce: string | null;
}

/** The same person is the same subject each time, and another one with each provider. */
const subjectOf = ({ channel, name, phone }: Somebody): string =>
  createHash('sha256')
    .update(`${channel}|${phone ?? (name ?? '').normalize('NFKC').trim().toLowerCase()}`)
    .digest('hex')
    .slice(0, 28);

const addressOf = (name: string): string =>
  `${
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '.')
      .replaceAll(/^\.|\.$/g, '') || 'somebody'
  }@example.com`;

const claimsOf = (somebody: Somebody, subject: string, seconds: number): JWTPayload => {
  const { channel, name, phone, nonce } = somebody;
  return {
    auth_time: seconds,
    user_id: subject,
    ...(name !== null && { name, email: addressOf(name), email_verified: true }),
    ...(phone !== null && { phone_number: phone }),
    ...(nonce !== null && { nonce }),
    firebase: { identities: {}, sign_in_provider: providers[channel] },
  };
};

export const createIssuer = (keys: ProviderKeys, now: () => Date) => {
  const sign = async (claims: JWTPayload, audience: string, seconds: number, subject: string): Promise<string> => {
    const at = Math.floor(now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: LOCAL_ALGORITHM, typ: 'JWT' })
      .setIssuer(LOCAL_ISSUER)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(at)
      .setExpirationTime(at + seconds)
      .setJti(newId())
      .sign(await keys.privateKey());
  };

  return {
    idToken: (somebody: Somebody): Promise<string> => {
      const subject = subjectOf(somebody);
      const seconds = Math.floor(now().getTime() / 1000);
      return sign(claimsOf(somebody, subject, seconds), somebody.client, TOKEN_SECONDS, subject);
    },
    /** A promise of ours that comes back: short-lived, for one purpose. */
    code: (purpose: Purpose, holds: Readonly<Record<string, unknown>>, seconds: number): Promise<string> =>
      sign({ holds }, purpose, seconds, purpose),
    /** Returns the content of a code; null when it is none, or too old. */
    opened: async (purpose: Purpose, code: string): Promise<Readonly<Record<string, unknown>> | null> => {
      const options = {
        algorithms: [LOCAL_ALGORITHM],
        issuer: LOCAL_ISSUER,
        audience: purpose,
        currentDate: now(),
      };
      try {
        const { payload } = await jwtVerify(code, await keys.publicKey(), options);
        return payload.holds as Readonly<Record<string, unknown>>; // signed by `code`
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
};

export type Issuer = ReturnType<typeof createIssuer>;
