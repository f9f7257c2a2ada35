// Numbers of the password change, with their units and where they come from. The processing lock is the shell's.

/** Lengths where the operator's settings name none. @assumed */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 64;
