// Checks that an origin may call: the site's or the operator's, by exact scheme, host and port.
import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/merchant.ts';

/** Scheme and host of a request as the trusted proxies in front report them. */
type Site = Pick<FastifyRequest, 'protocol' | 'host'>;

/** `https://a:443` and `http://a:80` are `https://a` and `http://a`. */
const withoutDefaultPort = (origin: string): string => origin.replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2');

/** An http origin as browsers write it; null where the text is none. */
const canonicalOrigin = (text: string): string | null => {
  const origin = withoutDefaultPort(text);
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return null;
  return new URL(origin).origin === origin ? origin : null;
};

/** True where a page of this very host asks. */
export const isOwnOrigin = (origin: string | undefined, { protocol, host }: Site): boolean => {
  const from = origin === undefined ? null : canonicalOrigin(origin);
  const scheme = protocol === 'https' ? 'https' : 'http';
  return from !== null && from === canonicalOrigin(`${scheme}://${host.toLowerCase()}`);
};

/** True where an origin has this host and port, whichever of the two schemes it has. */
export const isOfHost = (origin: string, host: string): boolean =>
  (['http', 'https'] as const).some((protocol) => isOwnOrigin(origin, { protocol, host }));

/** True for the site itself and for the operator's own domains. `null` is nobody's origin. */
export const mayCall = (
  origin: string,
  { protocol, host }: Site,
  { settings }: Pick<Merchant, 'settings'>,
): boolean => {
  const from = canonicalOrigin(origin);
  if (from === null) return false;
  const scheme = protocol === 'https' ? 'https' : 'http';
  const own = [`${scheme}://${host.toLowerCase()}`, ...settings.domainList.map(({ domainName }) => domainName)];
  return own.some((site) => canonicalOrigin(site) === from);
};
