// Builds the Fastify server of the site: hooks, error handler and all routes.
import type { IncomingMessage } from 'node:http';
import { type SubHost, servesPath, subHostOf, subHosts } from '@foyer/contract/sub-hosts';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  type HTTPMethods,
} from 'fastify';
import type { Logger } from 'pino';
import { sendText } from './answer.ts';
import type { Backend } from './backend.ts';
import type { SiteEnv } from './env.ts';
import { registerFiles } from './files.ts';
import { registerMiniGameFrame } from './mini-game-frame.ts';
import { type OperationsDeps, registerOperationsRoutes } from './operations-routes.ts';
import type { FindSite } from './operators.ts';
import { registerPages } from './page-routes.ts';
import type { Pages } from './pages.ts';
import { type PassOn, registerProxy } from './proxy.ts';
import { writeRequestLog } from './request-log.ts';
import type { RequestKind } from './site-metrics.ts';
import type { SiteTexts } from './site-texts.ts';
import { registerVendorChat } from './vendor-chat.ts';
import { createVisitorReader, type ReadVisitor, type Visitor } from './visitor.ts';
import { registerAssetManifest, registerWorker, type WorkerScripts } from './worker-routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of the request, for log and metrics. */
    kind?: RequestKind;
  }
}

export interface SiteDeps extends OperationsDeps {
  readonly env: SiteEnv;
  readonly backend: Backend;
  /** The demo's bank; null where it does not run. */
  readonly bank: Backend | null;
  /** The demo's simulator of game vendors; null where it does not run. */
  readonly vendor: Backend | null;
  /** Folder of the site's build. */
  readonly web: string;
  readonly findSite: FindSite;
  readonly pages: Pages;
  readonly texts: SiteTexts;
  readonly worker: WorkerScripts;
  /** Address of the module that starts the app. */
  readonly entry: string;
  readonly log: Logger;
}

/** Longest body that is passed on; the back end has limits of its own. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;
/** Folders that the back end answers on the site's own host. */
const backendFolders = ['/wps', '/games', '/chat', '/mini-game', '/demo'];
const everyMethod: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type HostConstraint = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string];
type RouteHandler = NonNullable<ReturnType<ReturnType<HostConstraint['storage']>['get']>>;

/** Lets routes be of one sub-host. On a sub-host there are no others; on the site itself there are only routes without one. */
const hostConstraint = (visitorFor: ReadVisitor): HostConstraint => ({
  name: 'subHost',
  storage: () => {
    const handlers = new Map<unknown, RouteHandler>();
    return {
      get: (kind) => handlers.get(kind) ?? null,
      set: (kind, handler) => void handlers.set(kind, handler),
    };
  },
  validate: () => undefined,
  // Undefined: nothing is derived. The types do not know that.
  deriveConstraint: (request: IncomingMessage) => (subHostOf(visitorFor(request)?.host ?? '') ?? undefined) as string,
  mustMatchWhenDerived: true,
});

const proxied = { kind: 'proxy' } as const;

/** A sub-host answers nothing but what it serves. */
const registerSubHost = (app: FastifyInstance, subHost: SubHost, passOn: PassOn | null): void => {
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    passOn && servesPath(subHost, request.url.split('?', 1)[0] ?? '')
      ? passOn(request, reply)
      : sendText(reply, 404, 'not found\n');
  app.route({ method: everyMethod, url: '/*', config: proxied, constraints: { subHost }, handler });
};

/** Everything that others answer: the back end, and on their own sub-hosts the demo's bank and its vendor of games. */
const registerBackendRoutes = async (app: FastifyInstance, deps: SiteDeps, visitorFor: ReadVisitor): Promise<void> => {
  const proxyTo = (scope: FastifyInstance, backend: Backend): Promise<PassOn> =>
    registerProxy(scope, {
      backend,
      faultText: (language) => deps.texts(language)('faultMessage'),
      // A request without a visitor was refused by the first hook.
      visitorOf: ({ raw }) => visitorFor(raw) as Visitor,
    });
  const others = { bank: deps.bank, vendor: deps.vendor };
  // Each proxy has a part of the server of its own: its library can stand in one only once.
  await app.register(async (scope) => {
    const passOn = await proxyTo(scope, deps.backend);
    for (const folder of backendFolders) {
      for (const url of [folder, `${folder}/*`])
        scope.route({ method: everyMethod, url, config: proxied, handler: passOn });
    }
    // Object.keys() answers plain texts.
    for (const subHost of Object.keys(subHosts) as SubHost[]) {
      if (!(subHost in others)) registerSubHost(scope, subHost, passOn);
    }
  });
  for (const [subHost, other] of Object.entries(others) as [keyof typeof others, Backend | null][]) {
    await app.register(async (scope) => {
      registerSubHost(scope, subHost, other && (await proxyTo(scope, other)));
    });
  }
};

const clientErrors: Readonly<Record<number, string>> = {
  400: 'bad request\n',
  413: 'too large\n',
  415: 'unsupported content type\n',
};

const answerError =
  (log: Logger) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const text = clientErrors[error.statusCode ?? 500];
    if (text) return sendText(reply, error.statusCode ?? 400, text);
    log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return sendText(reply, 500, 'internal error\n');
  };

/** The site, ready to take requests through `routing`. It listens nowhere. */
export async function createSite(deps: SiteDeps): Promise<FastifyInstance> {
  const { trustedHops, regionHeader } = deps.env;
  const visitorFor = createVisitorReader(trustedHops, regionHeader);
  const options: FastifyServerOptions = {
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: false,
    routerOptions: { constraints: { subHost: hostConstraint(visitorFor) } },
    frameworkErrors: (error, request, reply) => void answerError(deps.log)(error, request, reply),
  };
  const app = Fastify(options);
  // Bodies are passed on as they come; nothing here reads one.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  writeRequestLog(app, deps);
  app.addHook('onRequest', (request, reply, done) => {
    if (visitorFor(request.raw)) done();
    else sendText(reply, 400, 'bad request\n');
  });
  app.setErrorHandler(answerError(deps.log));
  registerOperationsRoutes(app, deps);
  await registerBackendRoutes(app, deps, visitorFor);
  const codeOf = ({ raw }: FastifyRequest): string | null => {
    const visitor = visitorFor(raw);
    return (visitor && deps.findSite(visitor)?.operator.code) ?? null;
  };
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, kind: 'file' };
    });
    await registerFiles(files, deps.web, codeOf);
  });
  registerWorker(app, deps.worker, deps.env.workerOff, codeOf);
  registerAssetManifest(app, deps.entry);
  registerMiniGameFrame(app);
  registerVendorChat(app, { findSite: deps.findSite, visitorFor, port: deps.env.port });
  registerPages(app, { ...deps, visitorFor });
  await app.ready();
  return app;
}
