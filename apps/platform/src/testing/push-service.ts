// A push service for tests, and a browser that subscribes to it: it decrypts what comes (RFC 8291), and answers as told.
import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** What was decrypted. */
  readonly text: string;
}

export interface TestPushService {
  /** As PUSH_SERVICES names it. */
  readonly host: string;
  readonly received: ReceivedPush[];
  /** The status of the next answers. */
  answer: number;
  /** A new browser: its subscription. */
  readonly subscribe: () => { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly close: () => Promise<void>;
}

export const startPushService = async (): Promise<TestPushService> => {
  const browsers = new Map<string, { readonly keys: ECDH; readonly auth: Buffer }>();
  const received: ReceivedPush[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const browser = browsers.get(path);
    if (service.answer < 300 && browser) {
      const opened = ece.decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: browser.keys,
        authSecret: browser.auth.toString('base64url'),
      });
      received.push({ path, headers: request.headers, text: opened.toString() });
    }
    response.writeHead(service.answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: TestPushService = {
    host,
    received,
    answer: 201,
    subscribe: () => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      browsers.set(path, { keys, auth });
      return { endpoint: `http://${host}${path}`, p256dh, auth: auth.toString('base64url') };
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return service;
};
