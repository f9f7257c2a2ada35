// Reads the visitor of a request: address, host and scheme, behind the trusted proxies.
import type { IncomingMessage } from 'node:http';

export interface Visitor {
  readonly ip: string;
  /** Host and port as the visitor typed them, lower case. */
  readonly host: string;
  readonly scheme: 'http' | 'https';
  /** The header with the visitor's country, and its value from the proxy in front; empty where no proxy is trusted. */
  readonly region?: { readonly header: string; readonly value: string };
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:]{2,39}\])(?::(?<port>\d{1,5}))?$/;
const ADDRESS = /^[0-9a-fA-F:.]{2,45}$/;
const MAX_PORT = 65_535;
/** A country code has two characters; a proxy that says more says nothing that anybody could read. */
const MAX_REGION_LENGTH = 16;

/** Value that the outermost trusted proxy set: the list is written left to right, one value a proxy. */
const outermost = (header: string | string[] | undefined, hops: number): string | null => {
  if (hops === 0 || header === undefined) return null;
  const text = String(header);
  if (!text.includes(',')) return text.trim() || null;
  const values = text.split(',');
  return values[Math.max(0, values.length - hops)]?.trim() || null;
};

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

const isHost = (host: string): boolean => {
  const found = HOST.exec(host);
  if (!found || host.includes('..')) return false;
  const port = found.groups?.port;
  return port === undefined || (Number(port) > 0 && Number(port) <= MAX_PORT);
};

/** The visitor, or null where the Host is no host name at all. */
export function visitorOf(request: IncomingMessage, hops: number, regionHeader = ''): Visitor | null {
  const { headers, socket } = request;
  const host = (outermost(headers['x-forwarded-host'], hops) ?? headers.host ?? '').toLowerCase();
  if (!isHost(host)) return null;
  const forwarded = outermost(headers['x-forwarded-for'], hops);
  const scheme = outermost(headers['x-forwarded-proto'], hops);
  return {
    ip: plain(forwarded && ADDRESS.test(forwarded) ? forwarded : (socket.remoteAddress ?? '')),
    host,
    scheme: scheme === 'https' ? 'https' : 'http',
    ...(regionHeader && {
      region: {
        header: regionHeader,
        value: hops > 0 ? String(headers[regionHeader] ?? '').slice(0, MAX_REGION_LENGTH) : '',
      },
    }),
  };
}

/** Reads who asks, once a request; null where the Host is no host name at all. */
export type ReadVisitor = (request: IncomingMessage) => Visitor | null;

/** The key under which a request keeps its visitor: a map of requests would cost more than the visitors it holds. */
const VISITOR = Symbol('visitor');

type ReadRequest = IncomingMessage & { [VISITOR]?: Visitor | null };

/** The router needs the visitor before there is anything else of a request. */
export const createVisitorReader =
  (hops: number, regionHeader: string): ReadVisitor =>
  (request: ReadRequest) => {
    const known = request[VISITOR];
    if (known !== undefined) return known;
    const visitor = visitorOf(request, hops, regionHeader);
    request[VISITOR] = visitor;
    return visitor;
  };

/** Host without its port. */
export const hostName = (host: string): string => host.replace(/:\d{1,5}$/, '');

/** Port that a scheme stands for where an address names none. */
export const defaultPort = (scheme: Visitor['scheme']): number => (scheme === 'https' ? 443 : 80);

/** Port of a host; the scheme's own where it names none. */
export const portOf = ({ host, scheme }: Pick<Visitor, 'host' | 'scheme'>): number =>
  Number(/:(\d{1,5})$/.exec(host)?.[1] ?? defaultPort(scheme));
