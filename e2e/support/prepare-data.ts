// Creates the embedded database once for all workers, which start from a copy.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';

export default async function prepareData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-template-'));
  const product = await startProduct({ DATA_DIR: folder });
  await product.stop();
  process.env.FOYER_E2E_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
