// E-mail addresses as the platform keeps them.

/** The form of every address; only mail shows if an address takes mail. */
const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]+\.[^\s@<>,;"]{2,}$/;

/** One address whatever the case and the width of its letters. */
export const foldEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

export const looksLikeEmail = (folded: string): boolean => ADDRESS.test(folded);
