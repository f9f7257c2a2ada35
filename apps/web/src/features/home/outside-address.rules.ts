// BN-01: which addresses outside a banner may open.
import { parseUrl } from '../../shell/navigation/parse-url.ts';

/** An https address without a user name, and without anything that is read in two ways. */
const OUTSIDE = /^https:\/\/[^/?#\\@\s]+(?:[/?#][^\\\s]*)?$/i;
/** A name with letters of other scripts: they can look like those of ours @assumed. */
const OTHER_SCRIPT = /(?:^|\.)xn--/;

/** Bears the name of a domain of ours and is not below it, as aurora.example.evil.example @assumed. */
const isLookAlike = (host: string, own: readonly string[]): boolean =>
  own.some((name) => host.includes(name)) && !own.some((name) => host === name || host.endsWith(`.${name}`));

/** Returns the address that a banner opens; null where it is not safe, and the banner is a picture. */
export function outsideAddress(linkage: string, domains: readonly { readonly domainName: string }[]): string | null {
  const url = OUTSIDE.test(linkage) ? parseUrl(linkage) : null;
  if (!url || OTHER_SCRIPT.test(url.hostname)) return null;
  const own = domains.flatMap(({ domainName }) => parseUrl(domainName)?.hostname.replace(/^www\./, '') ?? []);
  return isLookAlike(url.hostname, own) ? null : url.href;
}
