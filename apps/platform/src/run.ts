// The platform as a program of its own: reads the environment, serves until a signal stops it.
import { startPlatform } from './main.ts';

const run = async (): Promise<void> => {
  const platform = await startPlatform(process.env);
  const stop = () => {
    platform.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
