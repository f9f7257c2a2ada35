// The pages that play the operator's own games, each in a folder of the built games, with the page that checks its outcomes.

export const gamePages = { lottery: 'lottery', instant: 'instant' } as const;

export type GamePage = keyof typeof gamePages;

export interface ServedPage {
  readonly page: string;
  /** The sub-host that it is of, where the site has sub-hosts. */
  readonly host: 'games' | 'chat';
}

/** Every page that is served. The chat's is built and served like a game: small, on an origin without the site's session. */
export const servedPages: readonly ServedPage[] = [
  ...Object.values(gamePages)
    .flatMap((page) => [page, `${page}/verify`])
    .map((page) => ({ page, host: 'games' }) as const),
  { page: 'chat', host: 'chat' },
];
