// The operator's site seen from the game: the host without `games.`, or the same host under /m.

/** Home of the site that this address belongs to. */
export const siteHref = (here: string): string => {
  const url = new URL(here);
  return `${url.protocol}//${url.host.replace(/^games\./, '')}/m/home`;
};
