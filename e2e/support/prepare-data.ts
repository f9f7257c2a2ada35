// Creates the data of a new product once for all workers, which start from copies, and opens the pool of products that they share.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '../../apps/platform/src/testing/fresh-database.ts';
import { seedOfRun } from '../../tools/test/run-seed.mjs';
import { type Start, startProduct } from './product.ts';
import { openPool } from './product-pool.ts';

const fill = async (start: Start): Promise<void> => (await startProduct(start)).stop();

/** A database that a product has filled, for copies; how to drop it. */
async function fillDatabase(server: string): Promise<() => Promise<void>> {
  const { url, drop } = await freshDatabase(server);
  await fill({ env: { DATABASE_URL: url } });
  process.env.FOYER_E2E_DATABASE = new URL(url).pathname.slice(1);
  return drop;
}

export default async function prepareData(): Promise<() => Promise<void>> {
  process.stdout.write(`${seedOfRun()}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-template-'));
  await fill({ env: { DATA_DIR: folder }, isEmbedded: true });
  const server = process.env.TEST_DATABASE_URL;
  const drop = server ? await fillDatabase(server) : null;
  process.env.FOYER_E2E_DATA = folder;
  const closePool = await openPool();
  return async () => {
    try {
      await closePool();
    } finally {
      await drop?.();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
