// BN-02: where the picture of a banner is.
import { parseUrl } from '../../shell/navigation/parse-url.ts';

/** The base URL of picture addresses, compared only with itself: a path then stays a path. */
const SITE = 'https://site.invalid';

const isAt = (origin: string, addresses: readonly string[]): boolean =>
  addresses.some((address) => (parseUrl(address) ?? parseUrl(`https://${address}`))?.origin === origin);

/**
 * Address of the picture at a banner's `url`; undefined where there is none. A path is one on the operator's first image CDN, or on the
 * site where the operator has none @assumed. The page's policy lets in pictures of the site and of the image CDNs alone, so
 * that one of another host is none. `site`: the site's addresses, or their host names.
 */
export function pictureAddress(url: string, cdns: readonly string[], site: readonly string[]): string | undefined {
  const address = url === '' ? null : parseUrl(url, cdns[0] ?? SITE);
  if (!address) return undefined;
  const { origin, pathname, search, href } = address;
  if (isAt(origin, [SITE, ...site])) return pathname + search;
  return isAt(origin, cdns) ? href : undefined;
}
