// The port of identity tokens: who issued one, for which application and person.
import type { FirebaseChannel } from '@foyer/contract';

/** The requirements that a token has to meet. */
export interface Expected {
  readonly channel: FirebaseChannel;
  /** For whom the token was made out: the operator's project. */
  readonly audience: string;
  readonly at: Date;
}

/** The verified content of a token. Issuer, provider and subject together are the identity; a name is only a name. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly provider: string;
  readonly subject: string;
  /** E.164; phone-auth only. */
  readonly phone: string | null;
  readonly name: string | null;
  /** When the person was last there to sign in. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

export interface TokenVerifier {
  /** Null: not a token of this issuer for what was expected. @throws Refusal service.unavailable where that cannot be found out */
  readonly verify: (idToken: string, expected: Expected) => Promise<VerifiedIdentity | null>;
}
