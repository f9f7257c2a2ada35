// A web server in front of the product, whose answers a journey changes: what interception in the browser does not see is a worker's.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  /** Address of the site behind it. */
  readonly origin: string;
  /** Answers a path otherwise than the product does; null: as the product does. */
  readonly answer: (path: string, answer: FrontAnswer | null) => void;
  /** While it is cut, no request gets an answer: neither the page's nor the worker's. */
  readonly cut: (isCut: boolean) => void;
  /** Paths of the requests since the last call. */
  readonly requested: () => readonly string[];
  readonly close: () => Promise<void>;
}

export interface FrontAnswer {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
}

/** Starts the server in front of the product at `port`. */
export async function startFront(port: number): Promise<Front> {
  const answers = new Map<string, FrontAnswer>();
  let isCut = false;
  let seen: string[] = [];
  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    const { url: path, method, headers } = request;
    const outgoing = http.request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    request.pipe(outgoing);
  };
  const server = http.createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (isCut) return void request.socket.destroy();
    seen.push(path);
    const own = answers.get(path);
    if (!own) return passOn(request, response);
    response.writeHead(own.status ?? 200, { 'content-type': own.type, 'cache-control': 'no-store' });
    response.end(own.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is an object.
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${own}`,
    answer: (path, answer) => void (answer ? answers.set(path, answer) : answers.delete(path)),
    cut: (cut) => {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    requested: () => {
      const paths = seen;
      seen = [];
      return paths;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
