// Tests the guard of the platform over raw sockets: ambiguous requests and greedy clients.
import net, { type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
const sockets: Socket[] = [];
beforeAll(async () => {
  platform = await startTestPlatform({ maxConnections: 4 });
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  return platform.close();
});

const connect = (): Promise<Socket> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(platform.url);
    const socket = net.connect(Number(port), hostname, () => resolve(socket));
    socket.on('error', () => undefined);
    sockets.push(socket);
  });

const untilClosed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.once('close', () => resolve(text));
  });

const HOST = 'Host: aurora.localhost\r\n';

const requestOnce = async (path: string): Promise<string> => {
  const socket = await connect();
  const answer = untilClosed(socket);
  socket.write(`GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
  return answer;
};

test.each([
  ['a body on GET', `GET /wps/system/status HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}`],
  ['a chunked DELETE', `DELETE /wps/system/status HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two hosts', `GET /wps/system/status HTTP/1.1\r\n${HOST}Host: lotus.localhost\r\n\r\n`],
  ['a smuggled character', `GET /%6Detrics HTTP/1.1\r\n${HOST}\r\n`],
  ['Connection naming the token', `GET /wps/system/status HTTP/1.1\r\n${HOST}Connection: authorization\r\n\r\n`],
  ['no HTTP', 'hello\r\n\r\n'],
])('%s gets 400 in the one error form, and the connection ends', async (_, bytes) => {
  const socket = await connect();
  const answer = untilClosed(socket);
  socket.write(bytes);
  expect(await answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"errorCode":"input\.invalid"/);
  expect(platform.logged()).not.toContain('a call failed');
});

test('connections over MAX_CONNECTIONS are refused until others have ended', async () => {
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  const held = await Promise.all([1, 2, 3, 4].map(connect));
  await untilClosed(await connect());
  for (const socket of held) socket.destroy();
  await expect.poll(() => requestOnce('/healthz')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await requestOnce('/metrics')).toMatch(/foyer_turned_away_total\{why="connections"\} [1-9]/);
});

test('a thousand requests in one write are cut off while another caller is served', async () => {
  const greedy = await connect();
  const cut = untilClosed(greedy);
  greedy.write(`GET /wps/system/settings HTTP/1.1\r\n${HOST}\r\n`.repeat(1_000));
  const answers = (await cut).match(/HTTP\/1\.1 200/g) ?? [];
  expect(answers.length).toBeLessThan(1_000);
  expect(await requestOnce('/healthz')).toMatch(/^HTTP\/1\.1 200 /);
});
