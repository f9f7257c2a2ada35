// The pages that play the operator's own games, each in a folder of the built games, with the page that checks its outcomes.

export const gamePages = { lottery: 'lottery', instant: 'instant' } as const;

export type GamePage = keyof typeof gamePages;

/** Every page that is served. */
export const servedPages: readonly string[] = Object.values(gamePages).flatMap((page) => [page, `${page}/verify`]);
