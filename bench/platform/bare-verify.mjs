// Baseline of a log-in: only the argon2id check of a password, one for each core.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

const { verify } = createRequire(new URL('../../apps/platform/package.json', import.meta.url))('@node-rs/argon2');

/** Checks a second that this machine manages over `seconds`. */
async function checksPerSecond({ hash, password, seconds }) {
  const start = performance.now();
  const end = start + seconds * 1000;
  let checked = 0;
  const keepChecking = async () => {
    while (performance.now() < end) {
      if (!(await verify(hash, password))) throw new Error('the password does not fit its hash');
      checked++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, keepChecking));
  return (checked * 1000) / (performance.now() - start);
}

process.on('message', async (order) => process.send(await checksPerSecond(order)));
process.send('ready');
