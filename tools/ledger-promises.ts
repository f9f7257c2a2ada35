// Everything that the platform checks of its ledger, read as the build reads it: modules stand beside texts that Node alone cannot open.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { LedgerPromise } from '../apps/platform/src/modules/money/wallet/api.ts';
import { sharedTextsPlugin } from '../texts/plugin.ts';

const root = join(import.meta.dirname, '..');

export const readLedgerPromises = async (): Promise<readonly LedgerPromise[]> => {
  const { module } = await runnerImport<{ allLedgerPromises: readonly LedgerPromise[] }>(
    join(root, 'apps/platform/src/modules.ts'),
    { root, configFile: false, logLevel: 'error', plugins: [sharedTextsPlugin(join(root, 'texts'))] },
  );
  return module.allLedgerPromises;
};
