// DF-04, DF-06: which domains of the list are asked.

/** More are not asked at once. */
export const MAX_PROBES = 10;

/** A page's policy names every domain it may ask, in one header. */
const MAX_LISTED = 100;

const isThisMachine = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/** Origin of an entry, or null where it has none that may be gone to: https, but for this machine's own names. */
function originOf(domainName: string): string | null {
  let url: URL;
  try {
    url = new URL(domainName);
  } catch {
    return null;
  }
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
  return safe && !url.username && !url.password ? url.origin : null;
}

/** The domains that may be asked, each once, without the one the page stands on. `ownHost` is host and port. */
export function candidatesOf(list: readonly { readonly domainName: string }[], ownHost: string): readonly string[] {
  const origins = list.map(({ domainName }) => originOf(domainName)).filter((origin) => origin !== null);
  const others = [...new Set(origins)].filter((origin) => new URL(origin).host !== ownHost.toLowerCase());
  return others.slice(0, MAX_LISTED);
}

/** At most ten of them, each set of ten as likely as any other. `random` is in [0, 1). */
export function drawn(origins: readonly string[], random: () => number): readonly string[] {
  const rest = [...origins];
  const taken: string[] = [];
  while (rest.length > 0 && taken.length < MAX_PROBES)
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return taken;
}
