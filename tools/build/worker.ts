// Builds the service worker and the kill switch: the web server answers either of them at one address.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleScript } from './scripts.ts';

export const workerScripts = ['worker', 'removing-worker'] as const;

/** Writes both scripts into `target`. */
export async function buildWorker(source: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  for (const name of workerScripts)
    writeFileSync(join(target, `${name}.js`), await bundleScript(join(source, `${name}.ts`), 'iife', {}));
}
