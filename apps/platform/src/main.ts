// Starts one node of the platform.
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { calls, gameCalls } from '@foyer/contract';
import { gameWire, schemas } from '@foyer/contract/schemas';
import { startBackground } from './background.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { type Env, type RawEnvironment, readEnv } from './env.ts';
import { bindWire, type Wiring } from './http/bind.ts';
import { bindHealth } from './http/health.ts';
import { listen } from './http/listen.ts';
import { createMetrics } from './http/metrics.ts';
import { createServer } from './http/server.ts';
import { createLog } from './log.ts';
import { loadMerchants } from './merchants/load.ts';
import type { Merchants } from './merchants/merchant.ts';
import type { House } from './module.ts';
import { createIdentity } from './modules/account/identity/identity.ts';
import { createVouchers } from './modules/account/identity/vouchers.ts';
import { createPasswordEstimator } from './modules/account/member/password-estimator.ts';
import { type Argon2, createPasswordHashing } from './modules/account/member/password-hash.ts';
import { createAuthenticators } from './modules/account/second-factor/authenticators.ts';
import { createRsaKeys } from './modules/account/session/rsa-keys.ts';
import { createSessionFinder } from './modules/account/session/session-finder.ts';
import { createCodes } from './modules/account/verification/codes.ts';
import { standInKeys } from './modules/demo/stand-in/keys.ts';
import { createCaptcha } from './modules/foundation/captcha/captcha.ts';
import { createOutbox } from './modules/foundation/outbox/outbox.ts';
import { createModules } from './modules.ts';
import { standInVoucher } from './ports/identity/stand-in.ts';
import { seedDemo } from './seed/demo.ts';

/** A node that serves. */
export interface RunningPlatform {
  /** "http://127.0.0.1:8090", without a slash at its end. */
  readonly url: string;
  /** Stops taking calls, ends those under way, stops the background work, closes the database. */
  readonly close: () => Promise<void>;
}

const OUTBOX_KEY_BYTES = 18;

/** The parts that a node is built from; tests pass their own. */
export interface PlatformParts {
  readonly database: Awaited<ReturnType<typeof openDatabase>>;
  readonly merchants: Merchants;
  readonly log: House['log'];
  readonly now?: () => Date;
  readonly pause?: House['pause'];
  readonly argon2?: Argon2;
}

/** Everything of a node but its server: the house, and what log-in and the wires stand on. */
const buildHouse = async (env: Env, parts: PlatformParts) => {
  const { database, merchants, log, now = () => new Date(), pause = setTimeout } = parts;
  await migrate(database);
  const house: House = {
    env,
    db: database.db,
    merchants,
    log,
    metrics: createMetrics(database.waiting),
    outbox: createOutbox(env),
    now,
    pause,
  };
  const hashing = createPasswordHashing(env.hashWorkers, house.metrics.hashQueue, parts.argon2);
  const keys = createRsaKeys(house.db, now);
  await keys.prepare();
  const authenticators = await createAuthenticators(house);
  if (env.demo) await seedDemo({ house, hashing, authenticators });
  const standIn = standInKeys(house.db);
  const login = {
    house,
    hashing,
    estimator: createPasswordEstimator(log),
    captcha: createCaptcha(house),
    codes: createCodes(house),
    authenticators,
    identity: createIdentity(house, createVouchers(house, env.demo ? standInVoucher(standIn.publicKey) : null)),
  };
  const outboxKey = env.outboxKey ?? randomBytes(OUTBOX_KEY_BYTES).toString('base64url');
  const sessions = createSessionFinder(house.db);
  const wiring: Wiring = { house, sessions, keys };
  return { house, wiring, contents: createModules(house, login, keys, { outboxKey, standIn }) };
};

/** Builds and starts a node from its parts. The parts' database is closed with it. */
export const startFrom = async (
  env: Env,
  parts: PlatformParts,
): Promise<RunningPlatform & { readonly house: House }> => {
  const { house, wiring, contents } = await buildHouse(env, parts);
  const { modules, handlers, gameHandlers } = contents;
  let closed: Promise<void> | null = null;
  const app = createServer(house);
  bindWire(app, { kind: 'site', rows: calls, schemas, handlers }, wiring);
  bindWire(app, { kind: 'game', rows: gameCalls, schemas: gameWire, handlers: gameHandlers }, wiring);
  bindHealth(app, house, () => closed !== null);
  for (const module of modules) module.routes?.(app);
  const stopBackground = await startBackground(modules);
  const stop = async (): Promise<void> => {
    await app.close();
    await stopBackground();
    await wiring.sessions.settle();
  };
  const url = await listen(app, { host: env.platformHost, port: env.platformPort }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  house.log.info({ url }, 'the platform serves');

  const shutDown = async (): Promise<void> => {
    await stop();
    await parts.database.close();
  };
  const close = (): Promise<void> => {
    closed ??= shutDown();
    return closed;
  };
  return { url, house, close };
};

/** Starts a node as the environment says. Throws, with everything that is wrong, before it listens. */
export const startPlatform = async (raw: RawEnvironment): Promise<RunningPlatform> => {
  const env = readEnv(raw);
  const parts = {
    merchants: await loadMerchants(env.merchantsDir, {
      port: env.port,
      demo: env.demo,
      emulator: env.firebase.emulator,
    }),
    log: createLog(env.logLevel),
    database: await openDatabase(env),
  };
  try {
    const { url, close } = await startFrom(env, parts);
    return { url, close };
  } catch (error) {
    await parts.database.close();
    throw error;
  }
};
