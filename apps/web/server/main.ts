// Starts the web server: reads the build, opens the ports, stops cleanly. It holds no state.
import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHAT_LIVE_PATH } from '@foyer/contract/sub-hosts';
import { createGuardedServer, type GuardLimits, productionLimits } from '@foyer/http-guard';
import { connectBackend } from './backend.ts';
import { readClientBuild } from './client-build.ts';
import { readSiteEnv, type SiteEnv, type Variables } from './env.ts';
import { createMisfitReport, createPingKeyReport } from './misfit.ts';
import { type EmbeddedService, noEmbeddedService } from './operations-routes.ts';
import { checkChatScripts, createFindSite, type Operator, portOffsets } from './operators.ts';
import { createPages, type PagesDeps } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { createSite } from './site.ts';
import { type LogTarget, openLog } from './site-log.ts';
import { createSiteMetrics, type SiteMetrics } from './site-metrics.ts';
import { readSiteTexts } from './site-texts.ts';
import { createTunnels, type Tunnels } from './tunnel.ts';
import { createVisitorReader } from './visitor.ts';
import { readWorkerScripts, type WorkerScripts } from './worker-routes.ts';

/** Milliseconds that running requests get to end once the server has to stop. */
const STOP_MS = 10_000;
/** One address may hold this part of all connections: a carrier has many people behind one. */
const ADDRESS_SHARE = 1 / 4;

export interface RunningSite {
  readonly close: () => Promise<void>;
}

/** Settings of a running site that tests replace. */
export interface SiteOptions {
  readonly embedded?: EmbeddedService;
  readonly now?: () => number;
  readonly limits?: Partial<GuardLimits>;
  readonly log?: LogTarget;
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

/** The parts of a site beside its settings: the results of the build, or their replacement in development. */
export interface SiteParts extends Pick<PagesDeps, 'build' | 'renderer' | 'texts'> {
  readonly operators: readonly Operator[];
  readonly worker: WorkerScripts;
  /** Folder of the build: client/ and brand/ are served. */
  readonly web: string;
}

/** Reads what the build wrote to `dist`. */
async function readParts(dist: string): Promise<SiteParts> {
  const web = join(dist, 'web');
  // Both were written by the build of these sources.
  const operators = JSON.parse(readFileSync(join(web, 'operators.json'), 'utf8')) as Operator[];
  const renderer = (await import(/* @vite-ignore */ pathToFileURL(join(web, 'render/render.js')).href)) as Renderer;
  return {
    operators,
    renderer,
    texts: readSiteTexts(web),
    build: readClientBuild(web),
    worker: readWorkerScripts(web),
    web,
  };
}

/** Ports that a site listens on. */
export const portsOf = ({ port }: SiteEnv, operators: readonly Operator[]): number[] =>
  [...new Set([0, ...portOffsets(operators)])].map((offset) => port + offset);

const limitsOf = ({ maxConnections, trustedHops }: SiteEnv): GuardLimits => ({
  ...productionLimits,
  mostConnections: maxConnections,
  mostOfOneAddress: trustedHops === 0 ? Math.ceil(maxConnections * ADDRESS_SHARE) : null,
});

/** A site that takes requests and listens nowhere. */
export interface AssembledSite {
  readonly routing: RequestListener;
  readonly tunnels: Tunnels;
  readonly metrics: SiteMetrics;
  readonly close: () => Promise<void>;
}

/** Puts a site together from its parts. `isReady` is what /readyz says of it. */
export async function assembleSite(
  env: SiteEnv,
  parts: SiteParts,
  options: SiteOptions & { readonly isReady: () => boolean },
): Promise<AssembledSite> {
  const { embedded = noEmbeddedService, now = Date.now, isReady } = options;
  const { operators, renderer, texts, build, worker, web } = parts;
  const log = openLog(env.logLevel, options.log);
  const metrics = createSiteMetrics();
  const backend = connectBackend(env.backend);
  const bank = env.bank && connectBackend(env.bank);
  const vendor = env.vendor && connectBackend(env.vendor);
  const pageMade = (key: string): void => {
    metrics.pageMade();
    log.debug({ key }, 'page made');
  };
  const misfit = createMisfitReport(log);
  const lacksPingKey = createPingKeyReport(log);
  const pages = createPages({
    ...{ backend, build, renderer, texts, misfit, lacksPingKey, now, pageMade },
    cacheBytes: env.cacheBytes,
  });
  metrics.watchCaches(pages.figures);
  checkChatScripts(operators);
  const findSite = createFindSite(operators, env.port, env.trustedHops > 0);
  const app = await createSite({
    env,
    backend,
    bank,
    vendor,
    web,
    findSite,
    pages,
    texts,
    worker,
    entry: build.entry,
    metrics,
    log,
    embedded,
    isReady,
  });
  const tunnels = createTunnels(backend, createVisitorReader(env.trustedHops, env.regionHeader));
  const close = async (): Promise<void> => {
    tunnels.close();
    await app.close();
    await backend.close();
    await bank?.close();
    await vendor?.close();
  };
  return { routing: app.routing, tunnels, metrics, close };
}

/** Starts the site for the back end that the environment names, from what the build wrote to `dist`. */
export async function startSite(variables: Variables, dist: string, options: SiteOptions = {}): Promise<RunningSite> {
  const env = readSiteEnv(variables);
  const parts = await readParts(dist);
  let ready = false;
  const site = await assembleSite(env, parts, { ...options, isReady: () => ready });
  const limits = { ...limitsOf(env), ...options.limits };
  const servers = portsOf(env, parts.operators).map((port) => ({
    port,
    server: createGuardedServer(site.routing, limits, site.metrics.turnedAway, {
      path: CHAT_LIVE_PATH,
      take: site.tunnels.take,
    }),
  }));
  const close = async (): Promise<void> => {
    ready = false;
    site.tunnels.close();
    await Promise.all(servers.filter(({ server }) => server.listening).map(({ server }) => stop(server)));
    await site.close();
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
