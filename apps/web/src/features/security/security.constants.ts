// Numbers of the security page, with their units.

/** Digits of an authenticator's code (RFC 6238). */
export const AUTHENTICATOR_CODE_LENGTH = 6;

/** So many recovery codes there are at first; from here on the page says that they run low. */
export const FEW_RECOVERY_CODES = 3;
