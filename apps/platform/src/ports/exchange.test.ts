import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { exchange } from './exchange.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const send = { headers: { 'Content-Type': 'application/json' }, body: '{"amount":"5"}' };

test('a request has its body and headers, and its answer comes with its status', async () => {
  const seen: string[] = [];
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
    response.writeHead(402).end('{"fault":"none left"}');
  });
  expect(await exchange(`${url}/pay`, send)).toEqual({ status: 402, body: { fault: 'none left' } });
  expect(await exchange(`${url}/pay?id=1`, { headers: {} })).not.toBeNull();
  expect(seen).toEqual(['POST /pay application/json {"amount":"5"}', 'GET /pay?id=1 undefined ']);
});

test('connections to a provider are kept for later requests', async () => {
  const ports = new Set<number | undefined>();
  const url = await serve((request, response) => {
    ports.add(request.socket.remotePort);
    response.end('{}');
  });
  for (let sent = 0; sent < 20; sent += 1) await exchange(url, send);
  // A second one is opened where the first is not yet at rest.
  expect(ports.size).toBeLessThanOrEqual(2);
});

test('a kept connection that the provider closed under a request is opened once more', async () => {
  let requests = 0;
  const url = await serve((request, response) => {
    requests += 1;
    if (requests === 2) request.socket.resetAndDestroy();
    else response.end('{}');
  });
  await exchange(url, send);
  expect(await exchange(url, send)).toEqual({ status: 200, body: {} });
  expect(requests).toBe(3);
});

test.each<readonly [string, RequestListener]>([
  ['a redirect', (_, response) => response.writeHead(302, { Location: '/else' }).end('{}')],
  ['a list', (_, response) => response.end('[]')],
  ['no JSON', (_, response) => response.end('<html>')],
  ['more than 64 KiB', (_, response) => response.end(JSON.stringify({ much: 'x'.repeat(65_536) }))],
  ['a broken connection', (request) => request.socket.destroy()],
])('%s is no answer', async (_, answer) => {
  expect(await exchange(await serve(answer), send)).toBeNull();
});

test('an address that nobody serves, or that is none, has no answer', async () => {
  expect(await exchange('http://127.0.0.1:9', send)).toBeNull();
  expect(await exchange('no address', send)).toBeNull();
});
