// Starts the web server: reads the build, opens the ports, and stops cleanly. It holds no state: any number of them may run.
import { readFileSync } from 'node:fs';
import http, { type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connectBackend } from './backend.ts';
import { readClientBuild } from './client-build.ts';
import { readSiteEnv, type SiteEnv, type Variables } from './env.ts';
import { readFiles } from './files.ts';
import { alone, type Beside } from './machine.ts';
import { type Operator, portOffsets } from './operators.ts';
import { createPages } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { createSite } from './site.ts';
import { openLog } from './site-log.ts';
import { createSiteMetrics } from './site-metrics.ts';
import { readSiteTexts } from './site-texts.ts';

/** Requests under way get this long to end once the server is told to stop. */
const STOP_MS = 10_000;

export interface RunningSite {
  readonly close: () => Promise<void>;
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Set PORT to a free one.`) : error),
    );
    server.listen(port, host, resolve);
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

async function readBuild(dist: string) {
  const web = join(dist, 'web');
  // Both were written by the build of these sources.
  const operators = JSON.parse(readFileSync(join(web, 'operators.json'), 'utf8')) as Operator[];
  const renderer = (await import(pathToFileURL(join(web, 'render/render.js')).href)) as Renderer;
  const files = new Map([...readFiles(join(web, 'client'), '/m/'), ...readFiles(join(web, 'brand'), '/m/brand/')]);
  return { operators, renderer, files, texts: readSiteTexts(web), build: readClientBuild(web) };
}

const portsOf = ({ port }: SiteEnv, operators: readonly Operator[]): number[] =>
  [...new Set([0, ...portOffsets(operators)])].map((offset) => port + offset);

/** Starts the site for the back end that the environment names, from what the build wrote to `dist`. */
export async function startSite(variables: Variables, dist: string, beside: Beside = alone): Promise<RunningSite> {
  const env = readSiteEnv(variables);
  const log = openLog(env.logLevel);
  const metrics = createSiteMetrics();
  const backend = connectBackend(env.backend);
  const { operators, renderer, files, texts, build } = await readBuild(dist);
  let ready = false;
  const pages = createPages({
    backend,
    build,
    renderer,
    texts,
    now: Date.now,
    pageMade: (key) => {
      metrics.pageMade();
      log.debug({ key }, 'page made');
    },
  });
  const listener = createSite({
    env,
    backend,
    files,
    operators,
    pages,
    texts,
    metrics,
    log,
    beside,
    isReady: () => ready,
  });
  const servers = portsOf(env, operators).map((port) => ({
    port,
    server: http.createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 }, listener),
  }));
  const close = async (): Promise<void> => {
    ready = false;
    await Promise.all(servers.filter(({ server }) => server.listening).map(({ server }) => stop(server)));
    backend.close();
  };
  try {
    for (const { server, port } of servers) await listen(server, port, env.host);
  } catch (error) {
    await close();
    throw error;
  }
  ready = true;
  return { close };
}
