// Databases for tests: in memory, or with TEST_DATABASE_URL a new one for each platform.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vectors from '@foyer/envelope/vectors' with { type: 'json' };
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import type { OpenDatabase } from '../db/database.ts';
import { type MemoryStart, openMemory } from '../db/embedded.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { type DatabaseLimits, databaseLimits, openPostgres } from '../db/postgres.ts';
import { addressOf, freshDatabase, newName } from './fresh-database.ts';

const POOL = 24;

/** Names what a migrated database holds: other migrations have another name. */
const migrationsHash = (): string =>
  createHash('sha256')
    .update(
      readMigrations()
        .map(({ hash }) => hash)
        .join(),
    )
    .digest('hex');

/** A migrated database to copy: made once for all processes, because making it takes seconds. */
const migratedCopy = async (): Promise<Blob> => {
  const path = join(tmpdir(), `foyer-template-${migrationsHash()}.tar`);
  if (!existsSync(path)) {
    const fresh = await openMemory();
    await migrate(fresh);
    const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
    writeFileSync(unfinished, Buffer.from(await (await fresh.dump()).arrayBuffer()));
    renameSync(unfinished, path);
    await fresh.close();
  }
  return new Blob([readFileSync(path)]);
};

const compileEngine = (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));

const prepare = async (): Promise<MemoryStart> => {
  const [loadDataDir, pgliteWasmModule] = await Promise.all([migratedCopy(), compileEngine()]);
  return { loadDataDir, pgliteWasmModule };
};

let prepared: Promise<MemoryStart> | null = null;

/** Returns the start of every database in memory of this process: read and compiled once. */
export const memoryTemplate = (): Promise<MemoryStart> => {
  prepared ??= prepare();
  return prepared;
};

const TEMPLATE_LOCK = 7_365_201;

/** Makes the migrated database of the server to copy, unless another process has made it. Its name comes last, when it is whole. */
const migratedTemplate = async (url: string): Promise<string> => {
  const template = `foyer_template_${migrationsHash().slice(0, 16)}`;
  const server = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await server`select pg_advisory_lock(${TEMPLATE_LOCK})`;
    const [made] = await server`select 1 from pg_database where datname = ${template}`;
    if (made) return template;
    const unfinished = newName();
    await server.unsafe(`create database ${unfinished}`);
    const database = await openPostgres(addressOf(url, unfinished), 1);
    await migrate(database);
    await database.close();
    await server.unsafe(`alter database ${unfinished} rename to ${template}`);
    return template;
  } finally {
    await server.end();
  }
};

let template: Promise<string> | null = null;

/** The PostgreSQL of race tests. Without one they fail: on one connection every race is won. */
export const requirePostgres = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Race tests need a real PostgreSQL: set TEST_DATABASE_URL');
  return url;
};

const openFresh = async (limits: DatabaseLimits): Promise<OpenDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openMemory(await memoryTemplate(), limits);
  template ??= migratedTemplate(url);
  const fresh = await freshDatabase(url, await template);
  const open = await openPostgres(fresh.url, POOL, limits);
  return {
    ...open,
    close: async () => {
      await open.close();
      await fresh.drop();
    },
  };
};

/**
 * A key for sealed calls that is there already: making one takes a second of every start. It is an hour old, so that it serves a test whose
 * clock was set before its platform had started.
 */
const addKey = async (database: OpenDatabase): Promise<void> => {
  await database.db.execute(sql`insert into rsa_key (id, public_key, private_key, active_from, active_to, accepted_to)
    values ('test', ${vectors.publicKey}, ${vectors.privateKey}, now() - interval '1 hour', now() + interval '24 hours', now() + interval '24 hours 15 minutes')`);
};

/**
 * What waits for a lock, a connection or a large fill waits longer than a test: on busy cores the limits of production would refuse what
 * a test is not about.
 */
const patience = {
  waitMs: 60_000,
  connectMs: 60_000,
  statementMs: 60_000,
  idleTransactionMs: 60_000,
  silentMs: 60_000,
  patientMs: 60_000,
} satisfies Partial<DatabaseLimits>;

/** Limits of a database for one test: the connections of its pool, and shorter times. */
export interface TestLimits extends Partial<DatabaseLimits> {
  readonly size?: number;
}

/** A migrated database. `shared` is one that the test made itself, for several nodes or with limits of its own. */
export const openTestDatabase = async (
  shared: string | null,
  { size = POOL, ...own }: TestLimits = {},
): Promise<OpenDatabase> => {
  const limits = { ...databaseLimits, ...patience, ...own };
  if (shared !== null) return openPostgres(shared, size, limits);
  const database = await openFresh(limits);
  await addKey(database);
  return database;
};
