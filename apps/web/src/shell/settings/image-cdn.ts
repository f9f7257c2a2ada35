// The operator's image CDNs that a page may reach. The page's policy lets in exactly these.

/** Plain http only where the demo lives. */
const mayBeUsed = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && hostname.endsWith('.localhost'));

function originOf(address: string): string | null {
  try {
    const url = new URL(address);
    return mayBeUsed(url) ? url.origin : null;
  } catch {
    return null;
  }
}

/** Their origins, in the operator's order. */
export const imageOrigins = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map(originOf).filter((origin) => origin !== null)),
];
