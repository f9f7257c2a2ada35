// Load from this process: calls a second with status 200, and the slow ones' times.
// Requests are written whole and answers hardly parsed, to leave the machine to the server.
import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS = /^HTTP\/1\.1 (\d{3})/;
const LENGTH = /^content-length: (\d+)/im;

function bytesOf({ hostname, port }, { method = 'GET', path = '/', headers = {}, body = '' }) {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, 'Connection: keep-alive'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (method !== 'GET') lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The status of the answer that `held` begins with; null while it is not whole. */
function statusOf(held) {
  const end = held.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = held.toString('latin1', 0, end);
  const length = LENGTH.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${head}`);
  return held.length < end + HEAD_END.length + Number(length) ? null : Number(STATUS.exec(head)?.[1]);
}

/** One connection; `ask` writes a request and answers its status. */
async function connection(url) {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await once(socket, 'connect');
  let held = Buffer.alloc(0);
  let waiting = null;
  const fail = (error) => waiting?.reject(error ?? new Error('the connection was closed'));
  socket.on('error', fail).on('close', () => fail());
  socket.on('data', (part) => {
    held = held.length === 0 ? part : Buffer.concat([held, part]);
    const status = statusOf(held);
    if (status === null) return;
    held = Buffer.alloc(0);
    waiting.resolve(status);
  });
  const ask = (bytes) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(bytes);
    });
  return { ask, end: () => socket.off('close', fail).destroy() };
}

/**
 * Calls `url` for `seconds` over `connections`, one call under way on each. Any other answer than 200 is an error: nothing slow may hide in refusals.
 * @param next answers the next request; null when there is none left
 */
export async function load(url, { connections, seconds, next }) {
  const target = new URL(url);
  const open = await Promise.all(Array.from({ length: connections }, () => connection(target)));
  const times = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const keepAsking = async ({ ask }) => {
    for (let at = performance.now(); at < end; at = performance.now()) {
      const request = next();
      if (!request) throw new Error('the requests made ahead ran out');
      const status = await ask(bytesOf(target, request));
      if (status !== 200) throw new Error(`${url}${request.path ?? ''} answered ${status}`);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(open.map(keepAsking));
  const took = (performance.now() - start) / 1000;
  for (const { end: close } of open) close();
  times.sort((a, b) => a - b);
  return { rate: times.length / took, p99: times[Math.floor(times.length * 0.99)] };
}
