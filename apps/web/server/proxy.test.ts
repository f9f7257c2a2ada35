// Tests the proxy: every failure ends in an answer or a closed connection, never in a hang.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { connectBackend } from './backend.ts';
import { faultOf, passedHeaders, registerProxy } from './proxy.ts';

/** Undici looks at its timers once in half a second. */
const TIMEOUT_MS = 150;
/** Longer than any test: what ends sooner has another reason. */
const PATIENT_MS = 300_000;
const visitor = { ip: '203.0.113.9', host: 'www.example.com', scheme: 'https' } as const;
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const { close } of open.splice(0).reverse()) await close();
});

const serve = async (listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> => {
  const server = http.createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push({
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
  // A TCP server's address is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

interface ProxySettings {
  readonly maxInFlight?: number;
  readonly timeoutMs?: number;
}

/** Address of a proxy in front of a back end that behaves as the test says. */
const proxyBefore = async (
  behave: (request: IncomingMessage, response: ServerResponse) => void,
  { timeoutMs = PATIENT_MS, ...settings }: ProxySettings = {},
): Promise<string> => {
  const backend = connectBackend(new URL(await serve(behave)), timeoutMs);
  const app = Fastify();
  open.push(backend, app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  const passOn = await registerProxy(app, {
    backend,
    visitorOf: () => visitor,
    faultText: () => 'Sorry.',
    ...settings,
  });
  app.all('/*', passOn);
  return app.listen({ host: '127.0.0.1', port: 0 });
};

describe('headers', () => {
  test('hop-by-hop headers are not passed on, nor those that Connection names', () => {
    const headers = {
      connection: 'keep-alive, X-Private',
      'x-private': '1',
      'transfer-encoding': 'chunked',
      te: 'x',
      host: 'a',
      cookie: 'b',
    };
    expect(passedHeaders(headers)).toEqual({ host: 'a', cookie: 'b' });
  });

  test("a visitor's claims about itself are replaced", async () => {
    const address = await proxyBefore((request, response) => response.end(JSON.stringify(request.headers)));
    const seen = await (
      await fetch(address, {
        headers: { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6', 'x-forwarded-host': 'evil' },
      })
    ).json();
    expect(seen).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'www.example.com',
      'x-forwarded-proto': 'https',
    });
    expect(seen).not.toHaveProperty('forwarded');
  });
});

describe('faults', () => {
  test.each([
    ['ECONNREFUSED', 502],
    ['ECONNRESET', 502],
    ['ETIMEDOUT', 504],
    ['EMFILE', 503],
  ])('%s is a %i', (code, status) =>
    expect(faultOf(new Error('outer', { cause: Object.assign(new Error('inner'), { code }) })).status).toBe(status),
  );

  test('a silent back end ends in 504 with the error form', async () => {
    const answer = await fetch(await proxyBefore(() => undefined, { timeoutMs: TIMEOUT_MS }));
    expect(answer.status).toBe(504);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ success: false, errorCode: 'service.unavailable', message: 'Sorry.' });
  });

  test('an answer that breaks off is cut off, not completed', async () => {
    const address = await proxyBefore((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    const answer = await fetch(address);
    await expect(answer.text()).rejects.toThrow();
  });

  test('an answer that stops in the middle is aborted', async () => {
    const address = await proxyBefore(
      (_, response) => {
        response.writeHead(200);
        response.write('half');
      },
      { timeoutMs: TIMEOUT_MS },
    );
    await expect((await fetch(address)).text()).rejects.toThrow();
  });

  test('a refusal of the back end is passed on at once, and nothing is retried', async () => {
    let requests = 0;
    const address = await proxyBefore((_, response) => {
      requests += 1;
      response.writeHead(503, { 'retry-after': '1' }).end('busy');
    });
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '1', 'busy']);
    expect(requests).toBe(1);
  });

  test('too many pending requests are refused at once, and accepted when one has ended', async () => {
    const held: ServerResponse[] = [];
    let holds = true;
    const address = await proxyBefore((_, response) => void (holds ? held.push(response) : response.end('next')), {
      maxInFlight: 1,
    });
    const first = fetch(address);
    await expect.poll(() => held.length).toBe(1);
    const refused = await fetch(address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ success: false, errorCode: 'service.overloaded' });
    holds = false;
    held[0]?.end('done');
    expect(await (await first).text()).toBe('done');
    await expect.poll(async () => (await fetch(address)).text()).toBe('next');
  });

  test('a visitor who leaves cancels the request to the back end', async () => {
    const leave = new AbortController();
    const left = new Promise<void>((gone) => {
      void proxyBefore((_, response) => {
        response.once('close', gone);
        leave.abort();
      }).then((address) => fetch(address, { signal: leave.signal }).catch(() => undefined));
    });
    await left;
  });

  test('a connection whose request did not end cleanly is not reused', async () => {
    const arrived: IncomingMessage[] = [];
    const address = new URL(
      await proxyBefore((request, response) => {
        arrived.push(request);
        if (request.method === 'GET') response.end('clean');
      }),
    );
    const half = net.connect(Number(address.port), address.hostname);
    half.write('POST /half HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nhalf');
    await expect.poll(() => arrived.length).toBe(1);
    half.destroy();
    await expect.poll(() => arrived[0]?.socket.destroyed).toBe(true);
    expect(await (await fetch(address)).text()).toBe('clean');
    expect(arrived[1]?.socket).not.toBe(arrived[0]?.socket);
  });

  test('an answer before the end of the request closes the connection to the back end', async () => {
    const sockets: unknown[] = [];
    const address = new URL(
      await proxyBefore((request, response) => {
        sockets.push(request.socket);
        response.end('early');
      }),
    );
    const early = net.connect(Number(address.port), address.hostname);
    open.push({ close: () => early.destroy() });
    const answered = new Promise<string>((done) => early.once('data', (part) => done(String(part))));
    early.write('POST /half HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nhalf');
    expect(await answered).toContain('connection: close');
    expect(await (await fetch(address)).text()).toBe('early');
    expect(sockets[1]).not.toBe(sockets[0]);
  });

  test('a large body streams through unchanged', async () => {
    const address = await proxyBefore((request, response) => request.pipe(response));
    const body = 'x'.repeat(3_000_000);
    expect(await (await fetch(address, { method: 'POST', body })).text()).toHaveLength(body.length);
  });
});
