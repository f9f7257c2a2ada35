// Numbers of the second step, with their units.

/** Digits of an authenticator's code (RFC 6238). */
export const AUTHENTICATOR_CODE_LENGTH = 6;
