// Unsigned tokens of the Firebase Auth emulator: for tests and trials, never for members.
import { errors, UnsecuredJWT } from 'jose';
import { verifiedIdentity } from './claims.rules.ts';
import { firebaseIssuer } from './firebase.ts';
import type { TokenVerifier } from './port.ts';

export const emulatorVerifier: TokenVerifier = {
  verify: async (idToken, expected) => {
    const issuer = firebaseIssuer(expected.audience);
    try {
      const { payload } = UnsecuredJWT.decode(idToken, { issuer, currentDate: expected.at });
      return verifiedIdentity(issuer, payload, expected);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  },
};
