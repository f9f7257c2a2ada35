// `npm run ledger:check`: checks that the ledger of a database is right. Reads the same settings as the platform.
import { openDatabase } from '../apps/platform/src/db/open.ts';
import { readEnv } from '../apps/platform/src/env.ts';
import { checkLedger } from '../apps/platform/src/modules/money/wallet/api.ts';
import { readLedgerPromises } from './ledger-promises.ts';

const run = async (): Promise<void> => {
  const promises = await readLedgerPromises();
  const database = await openDatabase(readEnv(process.env));
  try {
    const faults = await checkLedger(database.patientDb, promises);
    for (const { promise, rows } of faults)
      process.stderr.write(`✗ ${promise}:\n${rows.map((row) => `    ${row}\n`).join('')}`);
    if (faults.length === 0) process.stdout.write(`✓ All ${promises.length} promises of the ledger hold.\n`);
    else process.exitCode = 1;
  } finally {
    await database.close();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
