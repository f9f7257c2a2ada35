// E-mail addresses as the platform keeps them.

/** What every address looks like; whether one takes mail only mail can tell. */
const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]+\.[^\s@<>,;"]{2,}$/;

/** One address whatever the case and the width of its letters. */
export const foldEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

export const looksLikeEmail = (folded: string): boolean => ADDRESS.test(folded);
