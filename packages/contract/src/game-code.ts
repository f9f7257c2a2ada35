// How vendors write the codes of themselves and of their games. A file of its own: the browser's first load needs none of it.

/** Letters, digits and signs, as in `PP.vs20:bonanza`. A full stop or a slash stands alone between others: no address reads a way up. */
export const GAME_CODE = /^[\w-][\w:@+#~-]*(?:[./][\w:@+#~-]+)*$/;
export const LONGEST_GAME_CODE = 64;

export const isGameCode = (code: string): boolean => code.length <= LONGEST_GAME_CODE && GAME_CODE.test(code);
