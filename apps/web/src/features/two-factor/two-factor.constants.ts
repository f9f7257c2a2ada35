// Numbers of the second step, with their units. The processing lock is the shell's.

/** A check that takes longer than this says so, so that nobody taps into silence. */
export const SLOW_CHECK_MS = 4_000;

/** Digits of an authenticator's code (RFC 6238). */
export const AUTHENTICATOR_CODE_LENGTH = 6;
