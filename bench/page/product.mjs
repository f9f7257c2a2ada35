// The built product in a process of its own.
import { spawn } from 'node:child_process';

/** Starts the product on a port and a data directory of its own, with these settings; answers how to stop it. */
export async function startProduct(port, dataDir, settings = {}) {
  const isTaken = await fetch(`http://localhost:${port}/readyz`).then(
    () => true,
    () => false,
  );
  if (isTaken)
    throw new Error(`another program answers on port ${port}: it would be measured in place of this product`);
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let left = 1200; left > 0; left--) {
    if (child.exitCode !== null) throw new Error(`the product did not start: exit code ${child.exitCode}`);
    const ready = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (ready?.ok) return () => child.kill('SIGINT');
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('the product did not become ready');
}
