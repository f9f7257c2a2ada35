// Verifies tokens of the demo's local identity provider, in demo mode only.
import { type CryptoKey, errors, jwtVerify } from 'jose';
import { verifiedIdentity } from './claims.rules.ts';
import type { TokenVerifier } from './port.ts';

/** A name that can be nobody's address (RFC 6761), so that no real issuer is ever meant by it. */
export const LOCAL_ISSUER = 'https://identity.invalid';
export const LOCAL_ALGORITHM = 'ES256';

export const localVerifier = (publicKey: () => Promise<CryptoKey>): TokenVerifier => ({
  verify: async (idToken, expected) => {
    const key = await publicKey();
    try {
      const options = { algorithms: [LOCAL_ALGORITHM], issuer: LOCAL_ISSUER, currentDate: expected.at };
      const { payload } = await jwtVerify(idToken, key, options);
      return verifiedIdentity(LOCAL_ISSUER, payload, expected);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  },
});
