// How vendors write the codes of themselves and of their games. A file of its own: the browser's first load needs none of it.

/** Letters, digits and signs between them, as in `PP.vs20:bonanza`; nothing that an address or a page reads as its own. */
export const GAME_CODE = /^(?!.*(?:\.\.|\/\/))[\w-][\w.:/@+#~-]{0,63}$/;

export const isGameCode = (code: string): boolean => GAME_CODE.test(code);
