// Checks an e-mail address before a message to it is tried.

const EMAIL_MAX_LENGTH = 254;
/** Text, an at sign, text with a dot: only a message that arrives proves the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns the address as it is sent: full-width signs of some keyboards folded, spaces around it removed. */
export const plainEmail = (typed: string): string => typed.normalize('NFKC').trim();

export const mayBeEmail = (email: string): boolean => email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email);
