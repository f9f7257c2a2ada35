// Baseline of a registration: only the argon2id hash of a password, one for each core.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

const { hash } = createRequire(new URL('../../apps/platform/package.json', import.meta.url))('@node-rs/argon2');

/** The costs that stand in a hash the platform made: "$argon2id$v=19$m=19456,t=2,p=1$…". */
function costsOf(made) {
  const [, memoryCost, timeCost, parallelism] = /m=(\d+),t=(\d+),p=(\d+)/.exec(made).map(Number);
  return { memoryCost, timeCost, parallelism };
}

/** Hashes a second that this machine manages over `seconds`. */
async function hashesPerSecond({ hash: made, password, seconds }) {
  const costs = costsOf(made);
  const start = performance.now();
  const end = start + seconds * 1000;
  let hashed = 0;
  const keepHashing = async () => {
    while (performance.now() < end) {
      await hash(password, costs);
      hashed++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, keepHashing));
  return (hashed * 1000) / (performance.now() - start);
}

process.on('message', async (order) => process.send(await hashesPerSecond(order)));
process.send('ready');
