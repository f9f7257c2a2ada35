// The address of a round's proof, beside the game's own page.

/** Relative, so that it works on the games host and under /games/ alike. Language and session stay out of it. */
export const proofHref = (game: string, round: string): string =>
  `verify/?${new URLSearchParams({ game, round, language: document.documentElement.dataset.language ?? '' })}`;
