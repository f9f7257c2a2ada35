// A back end that answers only the specification, behind the built site.
import { generateKeyPairSync } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BoundCallName, calls } from '@foyer/contract';
import { type RecordedAnswer, recorded } from '@foyer/contract/recorded';
import { fromBase64, open, type Unwrap } from '@foyer/envelope';
import { nodeCrypto, nodeUnwrap } from '@foyer/envelope/node-crypto';

/** A request that the back end received, opened if it was sealed. */
export interface SpecRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly input: Readonly<Record<string, unknown>>;
}

/** An answer with the status and type it travels under; a record alone goes as JSON, 200 or 400. */
export interface SpecReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export type SpecAnswer = (requests: SpecRequest) => RecordedAnswer | SpecReply;

export interface SpecBackend {
  readonly url: string;
  /** Everything that was asked, in its order. */
  readonly requests: SpecRequest[];
  /** Answers a call in another way from now on. */
  readonly on: (call: BoundCallName, answer: SpecAnswer) => void;
  /** Answers as at the start again, and forgets what was asked. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

const KEY_ID = 'spec';
const RSA_BITS = 2048;

/** A flat answer as query-string-style text; everything in it is a text. */
export function asFlatText(answer: RecordedAnswer): SpecReply {
  const { value = {}, ...envelope } = answer;
  const flat = Object.entries({ ...envelope, ...(value as object) }).map(([name, each]) => [name, String(each)]);
  return {
    status: answer.success ? 200 : 400,
    type: 'text/plain; charset=utf-8',
    body: new URLSearchParams(flat).toString(),
  };
}

/** The answer of a typical server to an address it does not know. */
export const notFound: SpecReply = {
  status: 404,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>',
};

const isReply = (answer: RecordedAnswer | SpecReply): answer is SpecReply => 'body' in answer;

const replyOf = (answer: RecordedAnswer | SpecReply): SpecReply =>
  isReply(answer)
    ? answer
    : { status: answer.success ? 200 : 400, type: 'application/json', body: JSON.stringify(answer) };

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // of a request without an encoding
  return Buffer.concat(parts);
};

const headerText = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Returns the input of a request: its query, or its body, opened by the key. */
async function inputOf(request: IncomingMessage, path: string, unwrap: Unwrap): Promise<SpecRequest['input']> {
  const body = await bodyOf(request);
  if (body.length === 0) return {};
  const { encryption, merchant, 'x-rsa': rsa, 'x-digest': digest } = request.headers;
  if (encryption === undefined) return JSON.parse(body.toString());
  const message = {
    method: request.method ?? '',
    path,
    merchant: headerText(merchant) ?? '',
    encryption: headerText(encryption),
    rsa: headerText(rsa),
    digest: headerText(digest),
    body,
  };
  const opened = await open(message, async (keyId) => (keyId === KEY_ID ? unwrap : null), nodeCrypto());
  if (!opened.ok) throw new Error(`The envelope does not open: ${opened.why}`);
  return JSON.parse(opened.text);
}

/** The records by method and path, with the key, which is made anew. */
function answersOf(publicKey: string): Map<string, SpecAnswer> {
  const value = { keyId: KEY_ID, publicKey, expiresAt: '2100-01-01T00:00:00Z' };
  const all: Readonly<Record<string, RecordedAnswer>> = { ...recorded, 'session.rsaKey': { success: true, value } };
  // The table's own keys, and the key's.
  return new Map(Object.entries(all).map(([name, answer]) => [addressOf(name as BoundCallName), () => answer]));
}

const addressOf = (call: BoundCallName): string => `${calls[call].method} ${calls[call].path}`;

/** Whether a request is to the address of a call, whose path may have parameters: "/order/{orderId}". */
const isTo = (address: string, request: string): boolean =>
  new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request);

/** Starts the back end on a free port of this machine. */
export async function startSpecBackend(): Promise<SpecBackend> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  const unwrap = nodeUnwrap(fromBase64(privateKey.toString('base64')) ?? new Uint8Array());
  const first = answersOf(publicKey.toString('base64'));
  let answers = new Map(first);
  const requests: SpecRequest[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://spec');
    const { method = '', headers } = request;
    const input = await inputOf(request, path, unwrap);
    const one = { method, path, query: Object.fromEntries(searchParams), headers, input };
    requests.push(one);
    const [, known] = [...answers].find(([address]) => isTo(address, `${method} ${path}`)) ?? [];
    const { status, type, body } = replyOf(known?.(one) ?? notFound);
    response.writeHead(status, { 'content-type': type }).end(body);
  };
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    // A TCP server's address is an object.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    on: (call, next) => answers.set(addressOf(call), next),
    reset: () => {
      answers = new Map(first);
      requests.length = 0;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
