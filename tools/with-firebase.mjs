// Runs a command with TEST_FIREBASE_HOST: the given emulator, or one that ends with it.
// Without a command the emulator runs until a signal stops it; `--port=9099` names its port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startFirebase, untilFirebaseReady } from './test/firebase.mjs';

const [first, ...rest] = process.argv.slice(2);
const port = Number(/^--port=(\d+)$/.exec(first ?? '')?.[1] ?? 0);
const [command, ...args] = port > 0 ? rest : [first, ...rest];

const emulator = process.env.TEST_FIREBASE_HOST ? null : await startFirebase(port);
const host = emulator?.host ?? process.env.TEST_FIREBASE_HOST;
let child = null;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (child) child.kill(signal);
    else emulator?.stop().then(() => process.exit(0));
  });
}
try {
  await untilFirebaseReady(host);
  process.stdout.write(`The Firebase Auth emulator answers at http://${host}\n`);
  if (command) {
    child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_FIREBASE_HOST: host } });
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
    await emulator?.stop();
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await emulator?.stop();
  process.exitCode = 1;
}
