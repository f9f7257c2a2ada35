// The bank as a program of its own: tells its parent where it listens, and ends with it.
import { startBank } from './bank.ts';

const { BANK_FOLDER = '.data/bank', MERCHANTS_DIR = './merchants', BANK_PORT = '0' } = process.env;

const run = async (): Promise<void> => {
  const bank = await startBank({ merchants: MERCHANTS_DIR, folder: BANK_FOLDER, port: Number(BANK_PORT) });
  process.send?.({ url: bank.url });
  const stop = (): void => {
    bank.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
};

run().catch((error: unknown) => {
  process.stderr.write(`The demo's bank: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
