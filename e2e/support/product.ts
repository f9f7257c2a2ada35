// The built product in a process of its own, on a fresh database and free ports: one of the suite's PostgreSQL where there is one, which
// takes less of the processor than the embedded database does.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { freshDatabase } from '../../apps/platform/src/testing/fresh-database.ts';
import { freePortPair } from '../../tools/test/ports.mjs';
import { type Change, changedOperators, type Operator } from './operators.ts';

const root = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 180_000;

/** Where a product answers. */
export interface Site {
  readonly port: number;
  /** Address of an operator's site, without a slash at the end. */
  readonly origin: (operator: Operator) => string;
}

export interface Product extends Site {
  /** Returns the log that it has written. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
}

const hosts: Readonly<Record<Operator, string>> = { aurora: 'localhost', lotus: 'lotus.localhost' };

/** The addresses of the operators' sites at a port. */
export const originOf =
  (port: number): Site['origin'] =>
  (operator) =>
    `http://${hosts[operator]}:${port}`;

/** What a product keeps, and how to remove it when the product has stopped. */
interface Data {
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** The embedded database in a product's folder, and its lock: about a thousand files, which a product on PostgreSQL never reads. */
const EMBEDDED_DATABASE = /^database(?:\.lock)?$/;

/** A folder with what was created once for all journeys, the embedded database among it where the product uses that. */
function dataFolder({ isEmbedded }: { readonly isEmbedded: boolean }): Data {
  const data = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  const prepared = process.env.FOYER_E2E_DATA;
  const isNeeded = (path: string) => isEmbedded || !EMBEDDED_DATABASE.test(basename(path));
  if (prepared) cpSync(prepared, data, { recursive: true, filter: isNeeded });
  return { env: { DATA_DIR: data }, remove: async () => rmSync(data, { recursive: true, force: true }) };
}

/** The same with a copy of the database that was created once on the PostgreSQL at `server`. */
async function onPostgres(server: string): Promise<Data> {
  const folder = dataFolder({ isEmbedded: false });
  const database = await freshDatabase(server, process.env.FOYER_E2E_DATABASE);
  return {
    env: { ...folder.env, DATABASE_URL: database.url, DATABASE_POOL: '8', DEMO: '1' },
    remove: async () => {
      await database.drop();
      await folder.remove();
    },
  };
}

/** How a product is started where a journey needs it otherwise than all others. */
export interface Start {
  /** Laid over the test's own settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** Made to the operators' files. */
  readonly change?: Change;
  /** On the embedded database, as on a machine that has no PostgreSQL. */
  readonly isEmbedded?: boolean;
}

/** Starts site and platform as `npm start` does. */
export async function startProduct({ env = {}, change, isEmbedded = false }: Start = {}): Promise<Product> {
  const server = process.env.TEST_DATABASE_URL;
  const data = server && !isEmbedded ? await onPostgres(server) : dataFolder({ isEmbedded: true });
  const operators = change ? changedOperators(change) : null;
  return startServer({
    // No product of a journey runs long enough for optimized code to pay: neither its own, nor that of the embedded database.
    program: ['--liftoff-only', '--no-opt', '--sparkplug', 'dist/all-in-one.js'],
    env: { ...data.env, DEMO_DRAW_SECONDS: '20', ...(operators && { MERCHANTS_DIR: operators }), ...env },
    remove: async () => {
      await data.remove();
      if (operators) rmSync(operators, { recursive: true, force: true });
    },
  });
}

/** Starts the built web server alone, in front of a back end that is not ours. */
export const startSiteBefore = (backend: string): Promise<Product> =>
  startServer({ program: ['dist/site.js'], env: { BACKEND_URL: backend } });

/** Starts what `npm run dev` starts, from the sources in `project`. */
export function startDevelopment(project: string): Promise<Product> {
  const data = dataFolder({ isEmbedded: true });
  const program = ['--import', 'tsx', 'tools/dev.ts'];
  return startServer({ program, project, ...data });
}

interface Started {
  /** The program that Node runs. */
  readonly program: readonly string[];
  /** Folder in which it runs; by default this project. */
  readonly project?: string;
  readonly env: Readonly<Record<string, string>>;
  /** Called when it has stopped. */
  readonly remove?: () => Promise<void>;
}

async function startServer({ program, project = root, env, remove }: Started): Promise<Product> {
  // The site opens this port and the next one.
  const port = await freePortPair();
  const child = spawn(process.execPath, program, {
    cwd: project,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const ending = () => child.exitCode ?? child.signalCode;
  const stop = async () => {
    const gone = ending();
    if (gone === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await remove?.();
    if (gone !== null) throw new Error(`The product had ended by itself (${gone}):\n${output.join('')}`);
  };
  try {
    await answers(`http://127.0.0.1:${port}/readyz`, child);
  } catch (error) {
    await stop().catch(() => undefined);
    throw new Error(`${error instanceof Error ? error.message : error}\n${output.join('')}`);
  }
  return { port, origin: originOf(port), output: () => output.join(''), isRunning: () => ending() === null, stop };
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const late = Date.now() + READY_WITHIN_MS;
  while (Date.now() < late) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode} before it was ready.`);
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('The product was not ready in time.');
}
