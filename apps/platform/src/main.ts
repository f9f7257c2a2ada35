// Starts one node of the platform.
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { calls, chatCalls, gameCalls } from '@foyer/contract';
import { chatWire, gameWire, schemas } from '@foyer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { startBackground } from './background.ts';
import { requireCallbackBase } from './callback-base.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { type Env, type RawEnvironment, readEnv } from './env.ts';
import { bindWire } from './http/bind.ts';
import { bindUploads } from './http/bind-uploads.ts';
import { bindHealth } from './http/health.ts';
import { type ListenAddress, listen, requirePort } from './http/listen.ts';
import { createOperatorServer } from './http/operator-server.ts';
import { createServer } from './http/server.ts';
import { createLog } from './log.ts';
import type { Merchants } from './merchants/live.ts';
import { loadMerchants } from './merchants/load.ts';
import { createMetrics } from './metrics.ts';
import type { PlatformContext } from './module.ts';
import { createOutbox } from './modules/foundation/outbox/api.ts';
import { createMoneyEvents } from './modules/foundation/tracking/api.ts';
import { createModules, type ModuleOptions, type TableOfContents } from './modules.ts';
import { purge } from './purge.ts';
import { every } from './schedule.ts';

/** A node that serves. */
export interface RunningPlatform {
  /** "http://127.0.0.1:8090", without a slash at its end. */
  readonly url: string;
  /** The same of the operator API; null where the node has none. */
  readonly operatorUrl: string | null;
  /** Stops taking calls, ends those under way, stops the background work, closes the database. */
  readonly close: () => Promise<void>;
}

const OUTBOX_KEY_BYTES = 18;
const PURGE_EVERY_MS = 5 * 60_000;

/** The parts that a node is built from; tests pass their own. */
export interface PlatformParts {
  readonly database: Awaited<ReturnType<typeof openDatabase>>;
  readonly merchants: Merchants;
  readonly log: PlatformContext['log'];
  readonly now?: () => Date;
  readonly pause?: PlatformContext['pause'];
  readonly argon2?: ModuleOptions['argon2'];
}

/** Everything of a node but its server: what its modules share, and the modules. */
const buildContext = async (
  env: Env,
  parts: PlatformParts,
  callbackBase: () => string,
): Promise<{ readonly platform: PlatformContext; readonly contents: TableOfContents }> => {
  const { database, merchants, log, now = () => new Date(), pause = setTimeout } = parts;
  await migrate(database);
  const platform: PlatformContext = {
    env,
    db: database.db,
    patientDb: database.patientDb,
    merchants,
    log,
    metrics: createMetrics(database.waiting),
    outbox: createOutbox(env),
    moneyEvents: createMoneyEvents(),
    callbackBase,
    now,
    pause,
  };
  const demoKey = env.outboxKey ?? randomBytes(OUTBOX_KEY_BYTES).toString('base64url');
  return { platform, contents: await createModules(platform, { demoKey, argon2: parts.argon2 }) };
};

/** The ports that a node opens: the site's calls, then the operator API where the node has one. */
const addressesOf = ({ platformHost: host, platformPort, operatorPort }: Env) => ({
  site: { host, port: platformPort, portVariable: 'PLATFORM_PORT' } satisfies ListenAddress,
  operator:
    operatorPort === null
      ? null
      : ({ host, port: operatorPort, portVariable: 'OPERATOR_PORT' } satisfies ListenAddress),
});

/** Builds and starts a node from its parts. The parts' database is closed with it. */
export const startFrom = async (
  env: Env,
  parts: PlatformParts,
): Promise<
  RunningPlatform & Pick<TableOfContents, 'modules' | 'followEdits'> & { readonly context: PlatformContext }
> => {
  let url = '';
  const { platform, contents } = await buildContext(env, parts, () => env.paymentNoticeUrl ?? url);
  const { modules, handlers, gameHandlers, chatHandlers, uploads, sessions, keys, operator, followEdits } = contents;
  const wiring = { platform, sessions, keys };
  let closed: Promise<void> | null = null;
  const app = createServer(platform);
  bindWire(app, { kind: 'site', rows: calls, schemas, handlers }, wiring);
  bindWire(app, { kind: 'game', rows: gameCalls, schemas: gameWire, handlers: gameHandlers }, wiring);
  bindWire(app, { kind: 'chat', rows: chatCalls, schemas: chatWire, handlers: chatHandlers }, wiring);
  bindUploads(app, uploads, wiring);
  bindHealth(app, platform, () => closed !== null);
  for (const module of modules) module.routes?.(app);
  const stopBackground = await startBackground([
    ...modules,
    {
      start: async () =>
        every(PURGE_EVERY_MS, 'purge', platform.log, (isStopped) => purge(platform, modules, isStopped)),
    },
  ]);
  const addresses = addressesOf(env);
  const operatorApp = addresses.operator && createOperatorServer(platform, operator);
  const stop = async (): Promise<void> => {
    await Promise.all([app.close(), operatorApp?.close()]);
    // The jobs are told first: work that is cut then is no fault.
    await Promise.all([stopBackground(), parts.database.cutPatient()]);
    await sessions.settle();
  };
  const open = async (server: FastifyInstance, address: ListenAddress): Promise<string> =>
    listen(server, address).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  url = await open(app, addresses.site);
  const operatorUrl = operatorApp && addresses.operator && (await open(operatorApp, addresses.operator));
  platform.log.info({ url, operatorUrl }, 'the platform serves');

  const shutDown = async (): Promise<void> => {
    await stop();
    await parts.database.close();
  };
  const close = (): Promise<void> => {
    closed ??= shutDown();
    return closed;
  };
  return { url, operatorUrl, context: platform, modules, followEdits, close };
};

/** Starts a node as the environment says. Throws, with everything that is wrong, before it listens. */
export const startPlatform = async (raw: RawEnvironment): Promise<RunningPlatform> => {
  const env = readEnv(raw);
  const { site, operator } = addressesOf(env);
  // A taken port ends the start before a database is created or work begins in it.
  await requirePort(site);
  if (operator) await requirePort(operator);
  const merchants = await loadMerchants(env.merchantsDir, {
    port: env.port,
    demo: env.demo,
    emulator: env.firebase.emulator,
    bankUrl: env.demoBankUrl,
    vendorUrl: env.demoVendorUrl,
  });
  requireCallbackBase(env, merchants.all);
  const parts = {
    merchants,
    log: createLog(env.logLevel),
    database: await openDatabase(env),
  };
  try {
    const { url, operatorUrl, close } = await startFrom(env, parts);
    return { url, operatorUrl, close };
  } catch (error) {
    await parts.database.close();
    throw error;
  }
};
