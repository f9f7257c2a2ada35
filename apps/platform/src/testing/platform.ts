// A platform for tests: real HTTP on a fresh database, in memory or on TEST_DATABASE_URL.
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  type Answer,
  type BoundCallName,
  type Call,
  type ChatCallName,
  calls,
  chatCalls,
  type GameCallName,
  gameCalls,
  type InputOf,
  type OutputOf,
} from '@foyer/contract';
import { type PublicKey, seal, webCrypto } from '@foyer/envelope';
import { hash, verify } from '@node-rs/argon2';
import type { Database } from '../db/database.ts';
import { type Env, readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import type { PlatformParts } from '../main.ts';
import { startFrom } from '../main.ts';
import { loadMerchants } from '../merchants/load.ts';
import type { PlatformContext } from '../module.ts';
import type { Argon2 } from '../modules/account/member/password-hash.ts';
import { purge } from '../purge.ts';
import { openTestDatabase, type TestLimits } from './database.ts';
import { applySwitches } from './switches.ts';

const MERCHANTS = fileURLToPath(new URL('../../../../merchants', import.meta.url));

export interface CallOptions {
  readonly token?: string;
  /** Host as the visitor typed it; decides the operator. Default: aurora. */
  readonly host?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

/** Status and body of a call, as they came. */
export interface Reply<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Answer<T>;
}

type AnyName = BoundCallName | GameCallName | ChatCallName;

export interface TestPlatform {
  readonly url: string;
  /** Of the operator API; null where the test has not opened it (`operatorPort: 0`). */
  readonly operatorUrl: string | null;
  readonly context: PlatformContext;
  readonly db: Database;
  /** Every line of the log so far. */
  readonly logged: () => string;
  /** Makes a call as its row says: path, query, seal, headers. */
  readonly call: <N extends AnyName>(name: N, input: InputOf<N>, options?: CallOptions) => Promise<Reply<OutputOf<N>>>;
  /** A call that must succeed: its value. */
  readonly value: <N extends AnyName>(name: N, input: InputOf<N>, options?: CallOptions) => Promise<OutputOf<N>>;
  /** The platform's key for sealed calls. */
  readonly key: (host?: string) => Promise<PublicKey>;
  /** One turn of the purge, over everything that modules say has run out. */
  readonly purge: () => Promise<void>;
  /** Takes what operators edited on any node, as the node does every two seconds. */
  readonly followEdits: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const AURORA = 'aurora.localhost';
export const LOTUS = 'lotus.localhost';
const merchantOfHost = (host: string): string => (host.includes('lotus') ? 'lotus' : 'aurora');

const spelled = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

interface Target {
  readonly row: Call;
  readonly path: string;
  readonly rest: Record<string, unknown>;
}

const rowsByName: Readonly<Record<AnyName, Call>> = { ...calls, ...gameCalls, ...chatCalls };

const targetOf = (name: AnyName, input: Record<string, unknown>): Target => {
  const row = rowsByName[name];
  const rest = { ...input };
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(spelled(rest[key]).replaceAll(/\p{Surrogate}/gu, '\ufffd'));
    delete rest[key];
    return value;
  });
  return { row, path, rest };
};

const query = (rest: Record<string, unknown>): string => {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, spelled(value)]))}`;
};

const testEnv = (overrides: Partial<Env>): Env => ({
  ...readEnv({ DEMO: '1', PLATFORM_PORT: '0', LOG_LEVEL: 'info', MERCHANTS_DIR: MERCHANTS }),
  checkAnswers: true,
  ...overrides,
});

/** The parts that a test passes in place of the platform's own. */
interface TestParts extends Pick<PlatformParts, 'now' | 'pause' | 'argon2'> {
  readonly limits?: TestLimits;
}

/** The least that the library takes: a hundredth of the work. What a real hash costs is the business of password-hash.test.ts and the bench. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
/** What the platform stores says the parameters that it asked for, so that the log-in does not make it anew; the hash itself is found here. */
const cheap = new Map<string, string>();

/** Real hashes of real passwords, as quick as they come; those that were made elsewhere are verified as they are. */
const argon2: Argon2 = {
  verify: (stored, password) => verify(cheap.get(stored) ?? stored, password),
  hash: async (password, { memoryCost, timeCost, parallelism }) => {
    const made = await hash(password, LEAST);
    const stored = made.replace(/m=\d+,t=\d+,p=\d+/, `m=${memoryCost},t=${timeCost},p=${parallelism}`);
    cheap.set(stored, made);
    return stored;
  },
};

/** Starts a platform in demo mode with the operators of merchants/; their captcha is off, unless a test brings operators of its own. */
export const startTestPlatform = async (
  overrides: Partial<Env> = {},
  { limits, ...parts }: TestParts = {},
): Promise<TestPlatform> => {
  const env = testEnv(overrides);
  const lines: string[] = [];
  // The operators of this repository sign with demo keys, which only demo mode accepts.
  const merchants = await loadMerchants(env.merchantsDir, {
    port: env.port,
    demo: true,
    emulator: env.firebase.emulator,
    bankUrl: env.demoBankUrl,
    vendorUrl: env.demoVendorUrl,
  });
  if (env.merchantsDir === MERCHANTS) for (const merchant of merchants.all) applySwitches(merchant, { captcha: false });
  const running = await startFrom(env, {
    database: await openTestDatabase(env.databaseUrl, limits),
    merchants,
    log: createLog(env.logLevel, { write: (line) => lines.push(line) }),
    argon2,
    ...parts,
  });
  const { url, context } = running;

  const key = async (host = AURORA): Promise<PublicKey> => {
    const response = await fetch(`${url}/wps/session/key/rsa`, { headers: { 'X-Forwarded-Host': host } });
    return ((await response.json()) as { value: PublicKey }).value;
  };

  const call: TestPlatform['call'] = async (name, input, options = {}) => {
    const { row, path, rest } = targetOf(name, input as Record<string, unknown>);
    const host = options.host ?? AURORA;
    const merchant = merchantOfHost(host);
    const sealed = row.sealed
      ? await seal({ method: row.method, path, merchant, payload: rest }, await key(host), webCrypto(globalThis.crypto))
      : null;
    const response = await fetch(`${url}${path}${row.method === 'GET' ? query(rest) : ''}`, {
      method: row.method,
      headers: {
        'X-Forwarded-Host': host,
        Merchant: merchant,
        Language: options.language ?? 'EN',
        ...(row.method !== 'GET' && { 'Content-Type': 'application/json' }),
        ...(options.token && { Authorization: options.token }),
        ...(row.idempotent && { 'Idempotency-Key': options.idempotencyKey ?? randomBytes(12).toString('hex') }),
        ...sealed?.headers,
        ...options.headers,
      },
      ...(row.method !== 'GET' && { body: sealed?.body ?? JSON.stringify(rest) }),
    });
    // The platform itself holds every answer against its schema in tests (checkAnswers).
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer<never> };
  };

  const value: TestPlatform['value'] = async (name, input, options) => {
    const { status, body } = await call(name, input, options);
    if (!body.success) throw new Error(`${name} answered ${status} ${body.errorCode}`);
    return body.value;
  };

  return {
    url,
    operatorUrl: running.operatorUrl,
    context,
    db: context.db,
    purge: () => purge(context, running.modules),
    logged: () => lines.join(''),
    followEdits: running.followEdits,
    call,
    value,
    key,
    close: running.close,
  };
};
