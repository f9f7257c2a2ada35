// Verifies tokens of a Firebase project.
// Source: firebase.google.com/docs/auth/admin/verify-id-tokens
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { verifiedIdentity } from './claims.rules.ts';
import type { TokenVerifier } from './port.ts';

export const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export const firebaseIssuer = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

export const firebaseVerifier = (keys: JWTVerifyGetKey): TokenVerifier => ({
  verify: async (idToken, expected) => {
    const issuer = firebaseIssuer(expected.audience);
    try {
      const { payload } = await jwtVerify(idToken, keys, { algorithms: ['RS256'], issuer, currentDate: expected.at });
      return verifiedIdentity(issuer, payload, expected);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  },
});
