// A node of the platform as a process of its own, which a test can kill.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const ENTRY = fileURLToPath(new URL('../run.ts', import.meta.url));
const TEXTS = new URL('../../../../texts/register-hooks.mjs', import.meta.url).href;
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const ASK_EVERY_MS = 100;

export interface NodeProcess {
  readonly url: string;
  /** Ends the process at once, with whatever it has begun. */
  readonly kill: () => Promise<void>;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a node in demo mode on a database, and answers once it serves. */
export const startNodeProcess = async (databaseUrl: string): Promise<NodeProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', TEXTS, ENTRY], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DEMO: '1',
      DATABASE_URL: databaseUrl,
      PLATFORM_PORT: String(port),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the node ended at its start: ${child.exitCode}`);
    await new Promise((next) => setTimeout(next, ASK_EVERY_MS));
  }
  return {
    url,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};
