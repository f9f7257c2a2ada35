// DF-04, DF-06: chooses the domains of the list that are probed.
import { parseUrl } from '../navigation/parse-url.ts';
import { isLoopbackName } from '../navigation/safe-target.ts';

/** The most domains that are probed at once. */
export const MAX_PROBES = 10;

/** The most domains taken from the list: a page's policy names every domain it may probe, in one header. */
const MAX_LISTED = 100;

/** An address that nobody on the way can change: https, but for this machine's own names. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));

/** True where a page of this origin may ask its own domain about the others. */
export function mayRequestDomains(origin: string): boolean {
  const url = parseUrl(origin);
  return url !== null && isSafe(url);
}

const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Origin of an entry, or null where it has none that may be gone to. A host's name alone is one over https. */
function originOf(domainName: string): string | null {
  const name = domainName.trim();
  const url = parseUrl(HOST_NAME.test(name) ? `https://${name}` : name);
  return url && isSafe(url) && !url.username && !url.password ? url.origin : null;
}

/** Returns the domains that may be probed, each once, without the page's own. `ownHost` is host and port. */
export function candidatesOf(list: readonly { readonly domainName: string }[], ownHost: string): readonly string[] {
  const origins = list.map(({ domainName }) => originOf(domainName)).filter((origin) => origin !== null);
  const others = [...new Set(origins)].filter((origin) => new URL(origin).host !== ownHost.toLowerCase());
  return others.slice(0, MAX_LISTED);
}

/** At most so many of them, each set as likely as any other. `random` is in [0, 1). */
function chosen(origins: readonly string[], most: number, random: () => number): readonly string[] {
  const rest = [...origins];
  const taken: string[] = [];
  while (rest.length > 0 && taken.length < most) taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return taken;
}

/** At most ten: first of those that `routed` names as well, which are the operator's at this moment; of the others where there is room. */
export function chooseDomains(
  origins: readonly string[],
  random: () => number,
  routed: readonly string[] = [],
): readonly string[] {
  const named = new Set(routed);
  const first = chosen(
    origins.filter((origin) => named.has(origin)),
    MAX_PROBES,
    random,
  );
  const others = origins.filter((origin) => !named.has(origin));
  return [...first, ...chosen(others, MAX_PROBES - first.length, random)];
}
