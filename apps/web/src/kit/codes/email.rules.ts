// Checks an e-mail address before a message to it is tried.

const EMAIL_MAX_LENGTH = 254;
/** Something, an at sign, something with a dot: the rest only a message that arrives can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An address as it is sent: full-width signs of some keyboards folded, nothing around it. */
export const plainEmail = (typed: string): string => typed.normalize('NFKC').trim();

export const mayBeEmail = (email: string): boolean => email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email);
