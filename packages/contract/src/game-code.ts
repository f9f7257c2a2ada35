// How vendors write the codes of themselves and of their games. A file of its own: the browser's first load needs none of it.

/** Letters, digits and signs, as in `PP.vs20:bonanza`. A full stop or a slash stands alone between others: no address reads a way up. */
export const GAME_CODE = /^[\w-][\w:@+#~-]*(?:[./][\w:@+#~-]+)*$/;
/** In characters. */
export const LONGEST_GAME_CODE = 64;

/** True for a code that may stand in an address and in a request to a vendor: 1 to 64 characters in the shape of `GAME_CODE`. */
export const isGameCode = (code: string): boolean => code.length <= LONGEST_GAME_CODE && GAME_CODE.test(code);
