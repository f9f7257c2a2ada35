// The operator's site as seen from the game's own address: the host without `games.`, or the same host under /m.

/** Home of the site that this address belongs to. */
export const siteHref = (here: string): string => {
  const url = new URL(here);
  return `${url.protocol}//${url.host.replace(/^games\./, '')}/m/home`;
};
