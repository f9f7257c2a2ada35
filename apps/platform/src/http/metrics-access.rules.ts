// Decides who may read the platform's metrics: this machine itself, and callers that have the token.
import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecret } from '../secrets/same-secret.ts';
import { isLoopback } from './loopback.ts';

export interface MetricsRequest {
  readonly headers: IncomingHttpHeaders;
  /** The other end of the connection itself, not of any proxy before it. */
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Headers that proxies add. One on this machine makes every visitor's connection a local one. */
const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

const isLocal = ({ socket, headers }: MetricsRequest): boolean =>
  isLoopback(socket.remoteAddress) && !Object.keys(headers).some((name) => FORWARDED.test(name));

/** `token` null: nobody but this machine. */
export const mayReadMetrics = (request: MetricsRequest, token: string | null): boolean =>
  isLocal(request) || (token !== null && isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`));
