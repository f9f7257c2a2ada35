// `npm run ledger:check`: checks that the ledger of a database is right. Reads the same settings as the platform.
import { openDatabase } from '../apps/platform/src/db/open.ts';
import { readEnv } from '../apps/platform/src/env.ts';
import { bonusPromises } from '../apps/platform/src/modules/money/bonus/bonus-promises.ts';
import { paymentPromises } from '../apps/platform/src/modules/money/payment/api.ts';
import { checkLedger, ledgerPromises } from '../apps/platform/src/modules/money/wallet/api.ts';
import { withdrawalPromises } from '../apps/platform/src/modules/money/withdrawal/withdrawal-promises.ts';
import { instantPromises } from '../apps/platform/src/modules/play/instant/instant-promises.ts';
import { vendorPromises } from '../apps/platform/src/modules/play/vendor/api.ts';

const promises = [
  ...ledgerPromises,
  ...bonusPromises,
  ...paymentPromises,
  ...withdrawalPromises,
  ...vendorPromises,
  ...instantPromises,
];

const run = async (): Promise<void> => {
  const database = await openDatabase(readEnv(process.env));
  try {
    const faults = await checkLedger(database.db, promises);
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
