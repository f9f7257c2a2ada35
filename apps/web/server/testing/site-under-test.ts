// Starts the site before a fake back end. Sends raw HTTP, so that hostile paths arrive as written.
import http, { type IncomingHttpHeaders } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { type SiteOptions, startSite } from '../main.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';
import { fakeChatScript, writeFakeBuild } from './fake-build.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RequestOptions {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** 1: the port beside the first. */
  readonly portOffset?: number;
  /** Answers come over one connection after the other, which stays open. */
  readonly agent?: http.Agent;
}

export interface SiteUnderTest {
  readonly port: number;
  readonly backend: FakeBackend;
  readonly request: (path: string, options?: RequestOptions) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

const listens = (server: net.Server, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });

/** A port that is free together with the next one. */
async function freePorts(): Promise<number> {
  for (;;) {
    const [first, second] = [net.createServer(), net.createServer()];
    await listens(first, 0);
    // A TCP server's address is an object.
    const { port } = first.address() as AddressInfo;
    const both = await listens(second, port + 1);
    await Promise.all([first, second].map((server) => new Promise((done) => server.close(done))));
    if (both) return port;
  }
}

const requestAt = (
  port: number,
  path: string,
  { method = 'GET', host, headers, body, portOffset = 0, agent }: RequestOptions,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const to = port + portOffset;
    const outgoing = http.request({
      host: '127.0.0.1',
      port: to,
      path,
      method,
      agent: agent ?? false,
      headers: { host: host ?? `localhost:${to}`, ...headers },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    outgoing.end(body);
  });

/** Starts a site on two ports; where another program took one in the meantime, on two others. */
async function startOnFreePorts(
  variables: (port: number) => Readonly<Record<string, string>>,
  dist: string,
  options: SiteOptions,
) {
  for (;;) {
    const port = await freePorts();
    try {
      return { port, site: await startSite(variables(port), dist, options) };
    } catch (error) {
      if (!String(error).includes('is in use')) throw error;
    }
  }
}

/** Starts a site; `variables` are added to its environment. */
export async function startSiteUnderTest(
  variables: Readonly<Record<string, string>> = {},
  options: SiteOptions = {},
  chatScript = fakeChatScript,
): Promise<SiteUnderTest> {
  const backend = await startFakeBackend();
  const build = writeFakeBuild(chatScript);
  const closeParts = async (): Promise<void> => {
    await backend.close();
    build.remove();
  };
  const { site, port } = await startOnFreePorts(
    (port) => ({
      PORT: String(port),
      HOST: '127.0.0.1',
      BACKEND_URL: backend.url,
      LOG_LEVEL: 'silent',
      ...variables,
    }),
    build.dist,
    options,
  ).catch(async (error: unknown) => {
    await closeParts();
    throw error;
  });
  return {
    port,
    backend,
    request: (path, options = {}) => requestAt(port, path, options),
    close: async () => {
      await site.close();
      await closeParts();
    },
  };
}
