// Tests the SMS port against a local server: its requests, and the meaning of each answer.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signatureOf, smsByHttp } from './sms-http.ts';

const message = {
  id: 'm-1',
  merchant: 'aurora',
  to: '+639171234567',
  subject: '',
  body: '482913 is your code.\n\n@x #482913',
};

interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server | undefined;
/** Ends the wait for an answer: the time itself plays no part here. */
let endWait = (): void => undefined;
const limits: number[] = [];

beforeEach(() => {
  limits.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push(ms);
    endWait = () => controller.abort(new DOMException('The wait is over.', 'TimeoutError'));
    return controller.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

/** Answers with each status in turn, the last one for good; 0 never answers, so that the wait ends, -1 hangs up. */
const provider = async (...statuses: number[]) => {
  const received: ReceivedRequest[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 200;
    received.push({ headers: request.headers, body });
    if (status === -1) request.socket.destroy();
    else if (status === 0) endWait();
    else response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end('whatever');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { received, carrier: smsByHttp({ url: `http://127.0.0.1:${port}/send`, key: 'secret' }) };
};

test('a message is signed JSON with its own id', async () => {
  const { received, carrier } = await provider(202);
  const now = Date.parse('2026-11-22T08:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    expect(await carrier.carry(message)).toBe('taken');
  } finally {
    vi.useRealTimers();
  }
  const [request] = received;
  expect(JSON.parse(request?.body ?? '')).toEqual({
    id: 'm-1',
    merchant: 'aurora',
    to: '+639171234567',
    text: message.body,
  });
  const timestamp = String(request?.headers['x-timestamp']);
  expect(timestamp).toBe(String(now));
  expect(request?.headers['x-signature']).toBe(signatureOf('secret', timestamp, request?.body ?? ''));
  expect(request?.headers['idempotency-key']).toBe('m-1');
  expect(received.length).toBe(1);
  expect(limits).toEqual([5000]);
});

test.each([
  ['a fault and then success', [500, 200], 'taken', 2],
  ['a hang-up and then success', [-1, 200], 'taken', 2],
  ['silence and then success', [0, 200], 'taken', 2],
  ['success whose answer was lost', [-1, 409], 'taken', 2],
  ['faults', [503, 502], 'failed', 2],
  ['too many requests', [429, 429], 'failed', 2],
  ['silence', [0], 'failed', 2],
  ['a refused number', [422], 'refused', 1],
  ['a wrong key', [401], 'failed', 2],
  ['a redirect', [302], 'failed', 2],
] as const)('%s: answered %j it is %s', async (_, statuses, outcome, requests) => {
  const { received, carrier } = await provider(...statuses);
  expect(await carrier.carry(message)).toBe(outcome);
  expect(received.length).toBe(requests);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['m-1']));
});

test('a missing provider is a failure, not an exception', async () => {
  expect(await smsByHttp({ url: 'http://127.0.0.1:1/', key: 'k' }).carry(message)).toBe('failed');
});
