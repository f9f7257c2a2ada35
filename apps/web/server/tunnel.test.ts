// The chat's WebSocket through the site: what reaches the back end, and what never does.
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createGuardedServer, productionLimits } from '@foyer/http-guard';
import { afterEach, expect, test } from 'vitest';
import { connectBackend } from './backend.ts';
import { createTunnels } from './tunnel.ts';
import { createVisitorReader } from './visitor.ts';

const open: (() => unknown)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Of the key in `handshake`, as RFC 6455 has it in section 1.3. */
const ACCEPT = 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=';
const handshake = (host: string, ...more: string[]): string =>
  [
    'GET /chat/api/live HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...more,
    '\r\n',
  ].join('\r\n');
const switching = (accept: string) =>
  `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${accept}\r\nX-Inner: 1\r\n\r\n`;

const portOf = (server: net.Server): number => (server.address() as AddressInfo).port; // a TCP server's address is an object

/** A site before a back end that answers a handshake as it is told. */
async function scene(answer: (socket: Duplex) => void, mostOpen?: number) {
  const asked: http.IncomingMessage[] = [];
  const back = http.createServer((_, response) => response.writeHead(403).end('no'));
  back.on('upgrade', (request, socket: Duplex) => {
    asked.push(request);
    socket.on('error', () => undefined);
    open.push(() => socket.destroy());
    answer(socket);
  });
  await once(back.listen(0, '127.0.0.1'), 'listening');
  const backend = connectBackend(new URL(`http://127.0.0.1:${portOf(back)}/inner`));
  const tunnels = createTunnels(backend, createVisitorReader(0, ''), mostOpen);
  const site = createGuardedServer((_, response) => response.end('fine'), productionLimits, undefined, {
    path: '/chat/api/live',
    take: tunnels.take,
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  open.push(
    () => tunnels.close(),
    () => backend.close(),
    () => site.close(),
    () => back.close(),
    () => back.closeAllConnections(),
  );
  const say = (text: string): { socket: Socket; until: (fits: RegExp) => Promise<string>; ended: Promise<string> } => {
    const socket = net.connect(portOf(site), '127.0.0.1');
    open.push(() => socket.destroy());
    let held = '';
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      held += part.toString('latin1');
    });
    socket.write(text);
    const until = async (fits: RegExp): Promise<string> => {
      while (!fits.test(held)) await once(socket, 'data');
      return held;
    };
    return { socket, until, ended: once(socket, 'close').then(() => held) };
  };
  return { say, asked, tunnels };
}

test('bytes go both ways, and the back end gets the handshake with nothing else of the visitor', async () => {
  const { say, asked } = await scene((socket) => {
    socket.write(`${switching(ACCEPT)}first`);
    socket.on('data', (part) => socket.write(`<${part}>`));
  });
  const more = ['Origin: http://chat.a.localhost', 'Authorization: secret', 'Cookie: a=b', 'X-Forwarded-For: 1.2.3.4'];
  const { socket, until } = say(handshake('chat.a.localhost', ...more, 'Sec-WebSocket-Extensions: permessage-deflate'));
  const head = await until(/first/);
  expect(head).toBe(
    `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${ACCEPT}\r\n\r\nfirst`,
  );
  socket.write('hello');
  await until(/<hello>/);
  expect(asked[0]?.url).toBe('/inner/chat/api/live');
  expect(asked[0]?.headers).toEqual({
    host: 'chat.a.localhost',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
    origin: 'http://chat.a.localhost',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'chat.a.localhost',
    'x-forwarded-proto': 'http',
  });
});

test('a refused handshake ends both connections: what comes behind it reaches nobody', async () => {
  const { say, asked } = await scene((socket) => socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno'));
  const { socket, ended, until } = say(handshake('chat.a.localhost'));
  await until(/403/);
  socket.write(handshake('chat.a.localhost'));
  const answer = await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test.each([
  ['that accepts another key', switching('AAAAAAAAAAAAAAAAAAAAAAAAAAA=')],
  ['that answers as if nobody had asked for a change', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'],
  ['that is gone', ''],
])('a back end %s opens no way through', async (_, bytes) => {
  const { say } = await scene((socket) => (bytes === '' ? socket.destroy() : socket.write(bytes)));
  const { ended } = say(handshake('chat.a.localhost'));
  expect(await ended).toMatch(/^HTTP\/1\.1 502 /);
});

test.each([
  ['the site itself', 'a.localhost', '404'],
  ['another sub-host', 'games.a.localhost', '404'],
  ['what is no host', 'a b', '400'],
])('on %s there is none', async (_, host, status) => {
  const { say, asked } = await scene(() => undefined);
  expect(await say(handshake(host)).ended).toContain(`HTTP/1.1 ${status} `);
  expect(asked).toEqual([]);
});

test('no more are open at a time than the site allows, and all end when it stops', async () => {
  const { say, tunnels } = await scene((socket) => socket.write(switching(ACCEPT)), 1);
  const first = say(handshake('chat.a.localhost'));
  await first.until(/101/);
  expect(await say(handshake('chat.a.localhost')).ended).toMatch(/^HTTP\/1\.1 503 /);
  tunnels.close();
  await first.ended;
});

test('what ends one end of it ends the other', async () => {
  let back: Duplex | undefined;
  const { say } = await scene((socket) => {
    back = socket;
    socket.write(switching(ACCEPT));
  });
  const { socket, until } = say(handshake('chat.a.localhost'));
  await until(/101/);
  socket.destroy();
  if (back) await once(back.resume(), 'end');
});
