// Numbers of the second step, with their units. The processing lock is the shell's.

/** Milliseconds until a running check shows a message, so that nobody taps without an answer. */
export const SLOW_CHECK_MS = 4_000;

/** Digits of an authenticator's code (RFC 6238). */
export const AUTHENTICATOR_CODE_LENGTH = 6;
