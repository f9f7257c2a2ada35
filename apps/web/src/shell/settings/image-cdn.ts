// The operator's image CDNs that a page may reach. The page's policy allows exactly these.
import { parseUrl } from '../navigation/parse-url.ts';

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

/** The demo's CDN is on this machine: a page that came from elsewhere would ask the visitor's own for it. */
const mayBeUsed = ({ protocol, hostname }: URL, site: URL | null): boolean =>
  isLocal(hostname) ? site !== null && isLocal(site.hostname) && protocol === 'http:' : protocol === 'https:';

/** Their origins, in the operator's order, for a page of the site at this origin. */
export function imageOrigins(addresses: readonly string[], site: string): readonly string[] {
  const here = parseUrl(site);
  const origins = addresses.flatMap((address) => {
    const url = parseUrl(address);
    return url && mayBeUsed(url, here) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}
