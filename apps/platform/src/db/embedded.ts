// The embedded database: PGlite in a folder of its own, guarded by a lock, because two processes on one folder destroy it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, OpenDatabase } from './database.ts';
import { takeLock } from './embedded-lock.ts';

const INT8 = 20;

const parsers = { [INT8]: (text: string) => BigInt(text) };

const opened = (client: PGlite, release: () => void): OpenDatabase => ({
  kind: 'embedded',
  db: drizzle(client) as unknown as Database, // drivers differ only in the type of a raw result, which rows() levels
  scripts: async (work) => {
    await client.transaction((tx) => work(async (text) => (await tx.exec(text)).at(-1)?.rows ?? []));
  },
  close: async () => {
    await client.close();
    release();
  },
});

/** Opens the database under `dataDir`, creating it at the first start (some seconds). Throws when another process has it open. */
export const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(dataDir, 'database');
  const release = takeLock(`${folder}.lock`);
  try {
    return opened(await PGlite.create({ dataDir: folder, parsers }), release);
  } catch (error) {
    release();
    throw error;
  }
};

/** A database in memory, for tests; `from` is a copy made by `dumpMemory`. */
export const openMemory = async (from?: Blob): Promise<OpenDatabase & { readonly dump: () => Promise<Blob> }> => {
  const client = await PGlite.create({ parsers, ...(from ? { loadDataDir: from } : {}) });
  return { ...opened(client, () => undefined), dump: () => client.dumpDataDir('none') };
};
