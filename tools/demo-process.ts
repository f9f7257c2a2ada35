// Runs the demo's bank as a process of its own, and starts it again on the same port when it ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const RESTART_AFTER_MS = 500;

export interface DemoBank {
  /** "http://127.0.0.1:8099", without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** @param program what Node runs: the bundle, or the sources with their loader
 * @param folder where the bank keeps its payments */
export async function startDemoBank(
  program: readonly string[],
  folder: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<DemoBank> {
  let child: ChildProcess;
  let isStopped = false;

  const launch = (port: string): ChildProcess => {
    const env = { ...variables, BANK_FOLDER: folder, BANK_PORT: port };
    return spawn(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  };
  child = launch('0');
  const [{ url }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The demo's bank ended with ${code} at its start.`);
    }),
  ])) as [{ url: string }];
  const { port } = new URL(url);

  const restart = (): void => {
    if (isStopped) return;
    child = launch(port);
    watch();
  };
  const watch = (): void => {
    child.once('exit', () => {
      if (!isStopped) setTimeout(restart, RESTART_AFTER_MS);
    });
  };
  watch();

  return {
    url,
    stop: async () => {
      isStopped = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
