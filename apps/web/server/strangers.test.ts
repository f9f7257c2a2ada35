// Tests hostile requests over raw sockets: wrong bodies, slow senders, lost clients.
import net, { type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMisfitReport } from './misfit.ts';
import { fakeSettings, value } from './testing/fake-backend.ts';
import { type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

let site: SiteUnderTest;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startSiteUnderTest({ MAX_CONNECTIONS: '40' }, { limits: { requestTimeoutMs: 300, checkEveryMs: 20 } });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => site.close());

const connect = (): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = net.connect(site.port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => undefined);
    sockets.push(socket);
  });

/** Everything that a connection gets until it is closed. */
const untilClosed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.once('close', () => resolve(text));
  });

const send = async (bytes: string): Promise<string> => {
  const socket = await connect();
  const answer = untilClosed(socket);
  socket.write(bytes.replaceAll('\n', '\r\n'));
  return answer;
};

const metric = async (pattern: RegExp): Promise<number> =>
  Number(pattern.exec((await site.request('/metrics')).text)?.[1] ?? 0);

const smuggled = 'GET /wps/smuggled HTTP/1.1\nHost: a\n\n';

test.each([
  ['a chunked GET', `GET /wps/x HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n26\n${smuggled}\n0\n\n`],
  ['a chunked DELETE', `DELETE /wps/x HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n26\n${smuggled}\n0\n\n`],
  [
    'Connection naming the length',
    `POST /wps/x HTTP/1.1\nHost: a\nConnection: content-length\nContent-Length: 38\n\n${smuggled}`,
  ],
  ['Connection naming the host', 'GET /wps/x HTTP/1.1\nHost: a\nConnection: host\n\n'],
  [
    'length and encoding',
    `POST /wps/x HTTP/1.1\nHost: a\nContent-Length: 4\nTransfer-Encoding: chunked\n\n0\n\n${smuggled}`,
  ],
  ['two hosts', 'GET /wps/x HTTP/1.1\nHost: a\nHost: b\n\n'],
  ['an absolute address', 'GET http://a/wps/x HTTP/1.1\nHost: a\n\n'],
  ['a smuggled character', 'GET /wps/%73ystem/status HTTP/1.1\nHost: a\n\n'],
])('%s gets 400 and reaches no back end', async (_, bytes) => {
  const before = site.backend.requests.length;
  const answer = await send(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(site.backend.requests).toHaveLength(before);
});

test('a client that sends Expect: 100-continue gets the answer', async () => {
  site.backend.on('/wps/upload', (request, response) => {
    request.pipe(response);
  });
  const socket = await connect();
  const answer = untilClosed(socket);
  socket.write(
    'POST /wps/upload HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n',
  );
  await new Promise((done) => socket.once('data', done));
  socket.write('body');
  expect(await answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 [\s\S]*body/);
});

test('a slow sender is cut off while others are served', async () => {
  const slow = await connect();
  const closed = untilClosed(slow);
  slow.write('POST /wps/x HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n');
  expect((await site.request('/m/home')).status).toBe(200);
  expect(slow.destroyed).toBe(false);
  await closed;
  expect(await metric(/foyer_site_turned_away_total\{why="slow"\} (\d+)/)).toBe(1);
});

test('one address has at most a quarter of the connections', async () => {
  const held = await Promise.all(Array.from({ length: 10 }, connect));
  const eleventh = await connect();
  await untilClosed(eleventh);
  for (const socket of held) socket.destroy();
  await expect
    .poll(async () =>
      site.request('/m/home').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  expect(await metric(/foyer_site_turned_away_total\{why="address"\} (\d+)/)).toBeGreaterThan(0);
});

test('connections over MAX_CONNECTIONS are refused behind a proxy too', async () => {
  const behind = await startSiteUnderTest({ MAX_CONNECTIONS: '2', TRUST_PROXY_HOPS: '1' });
  try {
    const held = [net.connect(behind.port, '127.0.0.1'), net.connect(behind.port, '127.0.0.1')];
    await Promise.all(held.map((socket) => new Promise((done) => socket.once('connect', done))));
    await expect(behind.request('/healthz')).rejects.toThrow();
    for (const socket of held) socket.destroy();
    await expect.poll(async () => behind.request('/healthz').then(({ text }) => text, String)).toBe('ok\n');
  } finally {
    await behind.close();
  }
});

test('a visitor who hangs up counts neither as answered nor as an error', async () => {
  let arrived = () => undefined as unknown;
  const reached = new Promise<void>((done) => {
    arrived = done;
  });
  site.backend.on('/wps/slow', () => void arrived());
  const count = /foyer_site_request_seconds_count\{kind="proxy",status="499"\} (\d+)/;
  const before = await metric(count);
  const socket = await connect();
  socket.write('GET /wps/slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await reached;
  socket.destroy();
  await expect.poll(() => metric(count)).toBe(before + 1);
  expect(await metric(/foyer_site_request_seconds_count\{kind="proxy",status="5xx"\} (\d+)/)).toBe(0);
});

test('an invalid answer of the back end is logged once, with its call and its field', async () => {
  const lines: unknown[] = [];
  const report = createMisfitReport({ error: (fields: unknown) => void lines.push(fields) } as never);
  const issue = { path: ['items', 3, 'title'], code: 'invalid_type' };
  for (const index of [1, 2, 3]) report('content.banners', [{ ...issue, path: ['items', index, 'title'] }]);
  report('content.banners', [{ path: [], code: 'invalid_type' }]);
  expect(lines).toEqual([
    { call: 'content.banners', field: 'items.*.title', fault: 'invalid_type' },
    { call: 'content.banners', field: '(whole)', fault: 'invalid_type' },
  ]);
  for (let index = 0; index < 2_000; index += 1) report('x', [{ path: [`made-up-${index}`] }]);
  expect(lines).toHaveLength(500);
});

test('an invalid setting breaks no page, and the log names it once', async () => {
  const { logged, close, request, backend } = await startLoggedSite();
  backend.on('/wps/system/settings', value({ ...fakeSettings, languages: 'EN' }));
  expect((await request('/m/home')).status).toBe(200);
  expect((await request('/m/home')).status).toBe(200);
  expect(logged().filter((line) => line.call === 'system.settings')).toMatchObject([{ field: 'languages' }]);
  await close();
});

/** A site whose log is kept. */
async function startLoggedSite() {
  const lines: string[] = [];
  const started = await startSiteUnderTest({ LOG_LEVEL: 'error' }, { log: { write: (line) => void lines.push(line) } });
  return { ...started, logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}
