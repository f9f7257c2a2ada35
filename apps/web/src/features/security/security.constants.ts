// Numbers of the security page, with their units.

/** Digits of an authenticator's code (RFC 6238). */
export const AUTHENTICATOR_CODE_LENGTH = 6;

/** The number of recovery codes left from which the page warns that they run low. */
export const FEW_RECOVERY_CODES = 3;
