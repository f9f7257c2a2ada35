// The operator's site seen from the game: the host without `games.`, or the same host under /m.

const siteOf = (here: URL): string => `${here.protocol}//${here.host.replace(/^(?:games|chat)\./, '')}/m`;

/** Home of the site that this address belongs to. */
export const siteHref = (here: string): string => `${siteOf(new URL(here))}/home`;

/** The site's deposit page, which leads back to this address when the money has arrived. */
export const depositHref = (here: string): string =>
  `${siteOf(new URL(here))}/voucherCenter?${new URLSearchParams({ backUrl: here })}`;
