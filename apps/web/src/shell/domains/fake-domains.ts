// Domains of this machine for tests: real servers that answer a probe well, late or badly.

import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';

export const MERCHANT = 'aurora';
const LIFE_MS = 60_000;

const operator = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Public half of the operator's key, as pages carry it. */
export const OPERATOR_KEY = operator.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

export interface DomainRequest {
  readonly host: string;
  readonly speed: string;
}

/** An honest answer, or one with something of it changed, signed by the operator or by a stranger. */
export function pingBody(
  requests: DomainRequest,
  change: object = {},
  by: 'operator' | 'stranger' = 'operator',
): string {
  const expires = new Date(Date.now() + LIFE_MS).toISOString();
  const value: Record<string, string> = { merchant: MERCHANT, ...requests, expires, ...change };
  const text = [value.merchant, value.host, value.speed, value.expires].join('|');
  const { privateKey } = by === 'operator' ? operator : stranger;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return JSON.stringify({ success: true, value: { ...value, signature: signature.toString('base64') } });
}

export interface Domain {
  readonly origin: string;
  /** Returns the number of requests. */
  readonly requests: () => number;
  readonly close: () => Promise<unknown>;
}

/** Starts a domain that answers as the test sets it. */
export async function startDomain(
  answer: (requests: DomainRequest, response: ServerResponse) => void,
): Promise<Domain> {
  let requests = 0;
  const server: Server = createServer((request, response) => {
    requests += 1;
    const { searchParams } = new URL(request.url ?? '', 'http://here');
    answer({ host: request.headers.host ?? '', speed: searchParams.get('speed') ?? '' }, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    requests: () => requests,
    close: async () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** An honest domain that takes its time. */
export const honestAfter = (ms: number): Promise<Domain> =>
  startDomain((requests, response) => {
    setTimeout(() => response.end(pingBody(requests)), ms);
  });
