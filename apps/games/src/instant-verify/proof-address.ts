// The address of a round's proof, beside the game's own page.

/** Relative, so that it works on the games host and under /games/ alike. Language and session stay out of it. */
export const proofHref = (game: string, round: string, stake: string): string =>
  `verify/?${new URLSearchParams({ game, round, language: document.documentElement.dataset.language ?? '' })}#stake=${stake}`;

/** The stake stands behind the #, which no server sees. */
export const stakeOf = (hash: string): bigint | null => {
  const stake = new URLSearchParams(hash.slice(1)).get('stake');
  return stake !== null && /^\d{1,18}$/.test(stake) ? BigInt(stake) : null;
};
