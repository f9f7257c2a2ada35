// Runs a command with TEST_DATABASE_URL: the given one, or a cluster that ends with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { prepareMachine } from './test/machine.mjs';
import { startPostgres } from './test/postgres.mjs';

const [command, ...args] = process.argv.slice(2);
let cluster = null;
if (!process.env.TEST_DATABASE_URL) {
  const { pgBin, missing } = prepareMachine(new Set(['postgres']));
  if (!pgBin) {
    process.stderr.write(`${missing.join('\n')}\n`);
    process.exit(1);
  }
  cluster = await startPostgres(pgBin);
  process.env.TEST_DATABASE_URL = cluster.url;
}
const child = spawn(command, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'exit');
await cluster?.stop();
process.exitCode = code ?? 1;
