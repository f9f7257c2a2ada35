// The embedded database: PGlite in a folder of its own, locked, as two processes would destroy it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, OpenDatabase } from './database.ts';
import { takeLock } from './embedded-lock.ts';
import { createPool } from './pool.ts';

const INT8 = 20;

const parsers = { [INT8]: (text: string) => BigInt(text) };

/** PGlite is one connection and keeps a queue without an end: the pool in front bounds it as it does for PostgreSQL. */
export interface EmbeddedLimits {
  readonly maxWaiting: number;
  readonly waitMs: number;
}

export const embeddedLimits: EmbeddedLimits = { maxWaiting: 1_000, waitMs: 3_000 };

const opened = (pglite: PGlite, release: () => void, limits: EmbeddedLimits): OpenDatabase => {
  const pool = createPool<PGlite>(
    { ...limits, size: 1, depth: 1, backoffMs: 0, lifetimeMs: Number.POSITIVE_INFINITY },
    { open: async () => pglite, close: async () => undefined, count: () => undefined },
  );
  const client = {
    query: (text: string, values: unknown[], options: QueryOptions) =>
      pool.statement((one) => one.query(text, values, options)),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => pool.transaction((one) => one.transaction(work)),
  };
  // Drizzle uses of its client what stands here, and the results of drivers differ only in types, which rows() levels.
  const db = drizzle({ client: client as unknown as PGlite }) as unknown as Database;
  return {
    kind: 'embedded',
    db,
    patientDb: db,
    scripts: (work) =>
      pool.transaction((one) =>
        work(async (text) => ((await one.exec(text)).at(-1)?.rows as Record<string, unknown>[]) ?? []),
      ),
    waiting: pool.waiting,
    cutPatient: async () => undefined,
    close: async () => {
      await pool.close();
      await pglite.close();
      release();
    },
  };
};

/** Opens the database under `dataDir`, creating it at the first start (some seconds). Throws when another process has it open. */
export const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(dataDir, 'database');
  const release = takeLock(`${folder}.lock`);
  try {
    return opened(await PGlite.create({ dataDir: folder, parsers }), release, embeddedLimits);
  } catch (error) {
    release();
    throw error;
  }
};

/** The start of a database in memory: a copy that another database's `dump` made, and PostgreSQL compiled before. */
export interface MemoryStart {
  readonly loadDataDir?: Blob;
  readonly pgliteWasmModule?: WebAssembly.Module;
}

/** A database in memory, for tests. */
export const openMemory = async (
  start: MemoryStart = {},
  limits: EmbeddedLimits = embeddedLimits,
): Promise<OpenDatabase & { readonly dump: () => Promise<Blob> }> => {
  const client = await PGlite.create({ parsers, ...start });
  return { ...opened(client, () => undefined, limits), dump: () => client.dumpDataDir('none') };
};
