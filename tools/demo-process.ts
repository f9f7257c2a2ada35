// Runs the demo's bank and its vendor of games as processes of their own; one that ends starts again on the same port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const RESTART_AFTER_MS = 500;

export interface DemoProcess {
  /** "http://127.0.0.1:8099", without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface DemoProgram {
  /** For messages: "bank". */
  readonly name: 'bank' | 'vendor';
  /** What Node runs: the bundle, or the sources with their loader. */
  readonly program: readonly string[];
  /** Where it keeps its data. */
  readonly folder: string;
}

export async function startDemoProcess(
  { name, program, folder }: DemoProgram,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<DemoProcess> {
  let child: ChildProcess;
  let isStopped = false;

  const launch = (port: string): ChildProcess => {
    const prefix = name.toUpperCase();
    const env = { ...variables, [`${prefix}_FOLDER`]: folder, [`${prefix}_PORT`]: port };
    return spawn(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  };
  child = launch('0');
  const [{ url }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The demo's ${name} ended with ${code} at its start.`);
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
