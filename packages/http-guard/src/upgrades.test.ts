// The one path on which a connection may leave HTTP, over real sockets.
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedServer, type GuardLimits, productionLimits, type TurnedAway } from './server.ts';

const open: (() => unknown)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

const HANDSHAKE = [
  'GET /live HTTP/1.1',
  'Host: a',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const bytes = (lines: readonly string[], rest = ''): string => `${lines.join('\r\n')}\r\n\r\n${rest}`;
const without = (start: string): string[] => HANDSHAKE.filter((line) => !line.startsWith(start));
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';

async function serve(limits: Partial<GuardLimits> = {}, slow: Promise<void> = Promise.resolve()) {
  const [turnedAway, taken, served]: [TurnedAway[], string[], string[]] = [[], [], []];
  const listener: RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      served.push(`${request.method} ${request.url} ${Buffer.concat(parts)} ${request.headers.upgrade ?? 'plain'}`);
      void slow.then(() => response.end('fine'));
    });
  };
  const take = (request: { url?: string | undefined }, socket: { end: (text: string) => unknown }): void => {
    taken.push(request.url ?? '');
    socket.end('taken');
  };
  const server = createGuardedServer(listener, { ...productionLimits, ...limits }, (why) => turnedAway.push(why), {
    path: '/live',
    take,
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  /** Everything that comes back until the other side ends, or as soon as it fits. */
  const say = async (text: string, until = /$^/): Promise<string> => {
    const socket = net.connect(port, '127.0.0.1');
    open.push(() => socket.destroy());
    socket.on('error', () => undefined);
    let held = '';
    const fits = new Promise<void>((resolve) => {
      socket.on('data', (part) => {
        held += part.toString('latin1');
        if (until.test(held)) resolve();
      });
    });
    socket.write(text);
    await Promise.race([fits, once(socket, 'close')]);
    return held;
  };
  return { say, turnedAway, taken, served };
}

test('a sound handshake on the path is handed over', async () => {
  const { say, taken } = await serve();
  expect(await say(bytes(HANDSHAKE))).toBe('taken');
  expect(taken).toEqual(['/live']);
});

describe('a handshake that is not sound is refused, and ends its connection', () => {
  test.each([
    ['by POST', bytes(['POST /live HTTP/1.1', ...HANDSHAKE.slice(1)])],
    ['in HTTP/1.0', bytes(['GET /live HTTP/1.0', ...HANDSHAKE.slice(1)])],
    ['to another protocol', bytes([...without('Upgrade'), 'Upgrade: h2c'])],
    ['to one of two protocols', bytes([...without('Upgrade'), 'Upgrade: websocket, h2c'])],
    ['without a key', bytes(without('Sec-WebSocket-Key'))],
    ['with a key of no 16 bytes', bytes([...without('Sec-WebSocket-Key'), 'Sec-WebSocket-Key: abc'])],
    ['with two keys', bytes([...HANDSHAKE, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='])],
    ['with a length', bytes([...HANDSHAKE, 'Content-Length: 0'])],
    ['with a body', bytes([...HANDSHAKE, `Content-Length: ${SMUGGLED.length}`], SMUGGLED)],
    ['with chunks', bytes([...HANDSHAKE, 'Transfer-Encoding: chunked'], '0\r\n\r\n')],
    ['with a request behind it', bytes(HANDSHAKE, SMUGGLED)],
    ['with two hosts', bytes([...HANDSHAKE, 'Host: b'])],
  ])('%s', async (_, text) => {
    const { say, taken, served, turnedAway } = await serve();
    const answer = await say(text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect([taken, served, turnedAway.length]).toEqual([[], [], 1]);
  });

  test('of another version', async () => {
    const { say, served } = await serve();
    const answer = await say(bytes([...without('Sec-WebSocket-Version'), 'Sec-WebSocket-Version: 8']));
    expect(answer).toMatch(/^HTTP\/1\.1 426 /);
    expect(served).toEqual([]);
  });
});

describe('elsewhere the wish is passed over', () => {
  test.each([
    ['another path', ['GET /other HTTP/1.1', ...HANDSHAKE.slice(1)], 'GET /other  plain'],
    ['the path with a query', ['GET /live?a=1 HTTP/1.1', ...HANDSHAKE.slice(1)], 'GET /live?a=1  plain'],
    [
      'HTTP/2 without TLS',
      ['GET / HTTP/1.1', 'Host: a', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMA'],
      'GET /  plain',
    ],
  ])('%s', async (_, lines, expected) => {
    const { say, taken, served } = await serve();
    expect(await say(bytes(lines), /fine/)).toMatch(/^HTTP\/1\.1 200 /);
    expect([taken, served]).toEqual([[], [expected]]);
  });

  test('with a body, and another request behind it on the same connection', async () => {
    const lines = ['POST /other HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c', 'Content-Length: 5'];
    const { say, served } = await serve();
    const answer = await say(bytes(lines, `12345${SMUGGLED}`), /fine[\s\S]*fine/);
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(served).toEqual(['POST /other 12345 plain', 'GET /smuggled  plain']);
  });

  test('and what is wrong with the request is refused as ever', async () => {
    const lines = ['GET /other HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c', 'Content-Length: 5'];
    const { say, served, turnedAway } = await serve();
    expect(await say(bytes(lines, '12345'))).toMatch(/^HTTP\/1\.1 400 /);
    expect([served, turnedAway]).toEqual([[], ['body.unexpected']]);
  });

  test('and the connection counts once among those of its address', async () => {
    const { say, turnedAway } = await serve({ mostOfOneAddress: 1 });
    const lines = ['GET /other HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c'];
    expect(await say(bytes(lines), /fine/)).toMatch(/^HTTP\/1\.1 200 /);
    expect(turnedAway).toEqual([]);
  });
});

test('a handshake behind a request without an answer ends the connection', async () => {
  const { say, taken, turnedAway } = await serve({}, new Promise(() => undefined));
  expect(await say(`GET /other HTTP/1.1\r\nHost: a\r\n\r\n${bytes(HANDSHAKE)}`)).toBe('');
  expect([taken, turnedAway]).toEqual([[], ['pipelining']]);
});
