// The bounds of a guarded server, over real sockets.
import type { RequestListener } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createGuardedServer, type GuardLimits, productionLimits, type TurnedAway } from './server.ts';

const open: (() => unknown)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server on a free port, and what it turned away. */
async function serve(listener: RequestListener, limits: Partial<GuardLimits> = {}) {
  const turnedAway: TurnedAway[] = [];
  const server = createGuardedServer(listener, { ...productionLimits, ...limits }, (why) => turnedAway.push(why));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  // A TCP server's address is an object.
  return { server, turnedAway, port: (server.address() as AddressInfo).port };
}

interface Client {
  readonly socket: Socket;
  readonly received: () => string;
  readonly closed: Promise<string>;
}

const connect = (port: number): Promise<Client> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('error', () => undefined);
    const closed = new Promise<string>((done) => socket.once('close', () => done(text)));
    open.push(() => socket.destroy());
    socket.once('connect', () => resolve({ socket, received: () => text, closed }));
  });

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const answering: RequestListener = (_, response) => void response.end('fine');

test('an ambiguous request gets 400 in the error form, and its connection ends', async () => {
  let reached = 0;
  const { port, turnedAway } = await serve((...[, response]) => {
    reached += 1;
    response.end();
  });
  const { socket, closed } = await connect(port);
  socket.write(
    'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n',
  );
  const text = await closed;
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toContain('"errorCode":"input.invalid"');
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(reached).toBe(0);
  expect(turnedAway).toContain('body.unexpected');
});

/** Every character that stands in an address as it is written: letters and digits, and these. */
const signs = '!"$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/**
 * The queries that browsers make of an address bar: some escape `'`, all of them leave `\`, `|`, `{`, `}`, `^` and
 * the backtick in a query.
 */
const queries = [
  ...[...signs].map((sign) => `?r=${sign}`),
  ...[...signs, ' ', '#', 'ö', '\u202e'].map((sign) => new URL(`https://a/m/home?r=1${sign}2`).search),
  `?cid=${signs}&gclid=a\\b`,
];

test.each([...new Set(queries)])('an address with the query %s is served', async (query) => {
  const { port, turnedAway } = await serve((request, response) => void response.end(`answered ${request.url} `));
  const { socket, received } = await connect(port);
  socket.write(`GET /m/home${query} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await expect.poll(received).toContain(`answered /m/home${query} `);
  expect(turnedAway).toEqual([]);
});

test('bytes that are not HTTP get 400 in the same form', async () => {
  const { port, turnedAway } = await serve(answering);
  const { socket, closed } = await connect(port);
  socket.write('GET / HTTP/1.1\r\nHost : a\r\n\r\n');
  expect(await closed).toMatch(/^HTTP\/1\.1 400 [\s\S]*"errorCode":"input\.invalid"/);
  expect(turnedAway).toEqual(['unreadable']);
});

test('a connection with too many open requests is cut off while another one is served', async () => {
  const held: { end: () => unknown }[] = [];
  const { port, turnedAway } = await serve((_, response) => void held.push(response), { mostInFlight: 8 });
  const greedy = await connect(port);
  greedy.socket.write(GET.repeat(1_000));
  await greedy.closed;
  expect(turnedAway).toEqual(['pipelining']);
  expect(held).toHaveLength(8);
  const other = await connect(port);
  other.socket.write(GET);
  await expect.poll(() => held.length).toBe(9);
  held[8]?.end();
  await expect.poll(other.received).toMatch(/^HTTP\/1\.1 200 /);
});

test('requests in sequence are unlimited', async () => {
  const { port } = await serve(answering, { mostInFlight: 1 });
  const { socket, received } = await connect(port);
  for (let count = 1; count <= 20; count += 1) {
    socket.write(GET);
    await expect.poll(() => received().match(/HTTP\/1\.1 200/g)?.length).toBe(count);
  }
});

test('connections over the limit are refused, and accepted when others have ended', async () => {
  const { port, turnedAway } = await serve(answering, { mostConnections: 3 });
  const three = await Promise.all([1, 2, 3].map(() => connect(port)));
  const fourth = await connect(port);
  await fourth.closed;
  expect(turnedAway).toEqual(['connections']);
  three[0]?.socket.end();
  await three[0]?.closed;
  await expect
    .poll(async () => {
      const next = await connect(port);
      next.socket.write(GET);
      return Promise.race([
        next.closed,
        new Promise<string>((done) => next.socket.once('data', (part) => done(String(part)))),
      ]);
    })
    .toMatch(/^HTTP\/1\.1 200 /);
});

test('one address has only its share of the connections', async () => {
  const { port, turnedAway } = await serve(answering, { mostConnections: 100, mostOfOneAddress: 2 });
  await Promise.all([connect(port), connect(port)]);
  const third = await connect(port);
  await third.closed;
  expect(turnedAway).toEqual(['address']);
});

test.each([
  ['the head', 'POST / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['the body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n'],
])('a client slow with %s is cut off while others are served', async (_, beginning) => {
  const { port, turnedAway } = await serve(
    (request, response) => request.resume().once('end', () => response.end('fine')),
    {
      requestTimeoutMs: 200,
      checkEveryMs: 20,
    },
  );
  const slow = await connect(port);
  slow.socket.write(beginning);
  const drip = setInterval(() => slow.socket.write('x'), 10);
  open.push(() => clearInterval(drip));
  const other = await connect(port);
  other.socket.write(GET);
  await expect.poll(other.received).toMatch(/^HTTP\/1\.1 200 /);
  expect(slow.socket.destroyed).toBe(false);
  expect(await slow.closed).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  expect(turnedAway).toEqual(['slow']);
});

test('the server limits in use', async () => {
  const { server } = await serve(answering);
  expect(productionLimits).toMatchObject({ mostConnections: 4096, mostInFlight: 8 });
  expect([server.requestTimeout, server.headersTimeout, server.maxConnections]).toEqual([20_000, 20_000, 4096]);
  expect(productionLimits.checkEveryMs).toBe(1_000);
});
