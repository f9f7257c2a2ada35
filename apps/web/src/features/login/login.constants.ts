// Numbers of the log-in, with units and sources. The processing lock is the shell's.

/** The longest input that the contract allows: longer input is refused before it is sent. */
export const USERNAME_MAX_LENGTH = 200;
export const PASSWORD_MAX_LENGTH = 4_096;

/**
 * Names of the drafts that keep the log-in method, its checkbox, the number, and the time of its code, over a refresh.
 */
export const LOGIN_METHOD_DRAFT = 'login.way';
export const LOGIN_REMEMBER_DRAFT = 'login.remember';
export const LOGIN_PHONE_DRAFT = 'login.phone';
export const LOGIN_CODE_DRAFT = 'login.code';
