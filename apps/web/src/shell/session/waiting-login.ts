// LG-05: a log-in that waits for its second step.
import type { SecondFactor } from '@foyer/contract';

/** The address or number on file for a method, mostly covered, so that the person knows which one to type. */
export type SecondFactorHints = Readonly<Partial<Record<'email' | 'sms', string>>>;

/** The person who is logging in. */
export interface LoggingIn {
  readonly type: 'username' | 'sms' | 'firebase';
  /** The user name of the first step; empty where an identity token identified the person. */
  readonly userName: string;
  /** The person wants to be known here the next time. */
  readonly remember: boolean;
  /**
   * The proof of the first step. It is in memory only, and there only where the back end gives no challenge in its
   * place.
   */
  readonly proof?: FirstProof;
}

export interface FirstProof {
  /** The password, or the code of a log-in by SMS. */
  readonly password: string;
  readonly firebaseIdToken?: string;
}

/** A log-in that waits for its second step. */
export interface WaitingLogin extends LoggingIn {
  /** TF-01: only what the back end listed, in its order. */
  readonly options: readonly SecondFactor[];
  /** Proof that the first step was passed; in its place no password is kept. Null: the back end gives none and wants the password again. */
  readonly challenge: string | null;
  /** By the server's clock, in milliseconds; null where nobody says. */
  readonly expires: number | null;
  readonly hints: SecondFactorHints;
}
