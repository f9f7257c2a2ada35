// BN-02: where the picture of a banner is.
import { parseUrl } from '../../shell/navigation/parse-url.ts';

/** The base URL of picture addresses, compared only with itself: a path then stays a path. */
const SITE = 'https://site.invalid';

/**
 * Address of the picture at a banner's `url`; undefined where there is none. A path is one on the operator's first image CDN, or on the
 * site where the operator has none @assumed. The page's policy lets in pictures of the site and of the image CDNs only.
 */
export function pictureAddress(url: string, [cdn = SITE]: readonly string[]): string | undefined {
  const address = url === '' ? null : parseUrl(url, cdn);
  if (!address) return undefined;
  const { origin, protocol, pathname, search, href } = address;
  if (origin === SITE) return pathname + search;
  return protocol === 'https:' || origin === parseUrl(cdn)?.origin ? href : undefined;
}
