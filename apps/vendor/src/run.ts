// The simulator of game vendors as a program of its own: tells its parent where it listens, and ends with it.
import { startVendor } from './vendor.ts';

const { VENDOR_FOLDER = '.data/vendor', MERCHANTS_DIR = './merchants', VENDOR_PORT = '0' } = process.env;

const run = async (): Promise<void> => {
  const vendor = await startVendor({ merchants: MERCHANTS_DIR, folder: VENDOR_FOLDER, port: Number(VENDOR_PORT) });
  process.send?.({ url: vendor.url });
  const stop = (): void => {
    vendor.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
};

run().catch((error: unknown) => {
  process.stderr.write(`The simulator of game vendors: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
