// Starts the built product, or one of its programs, as a process of its own on loopback.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePortPair } from '../test/ports.mjs';

const READY_WITHIN_MS = 90_000;
const STOP_WITHIN_MS = 15_000;
const OUTPUT_LIMIT = 200_000;

export type OperatorCode = 'aurora' | 'lotus';

/** The content of merchant.json, as far as suites change it. */
export interface OperatorFile {
  blockedRegions: string[];
  maintenance: { on: boolean; end: string | null; text: string | null };
  withdrawalWhileClosed: boolean;
  switches: Record<string, boolean>;
}

export interface ProductSettings {
  /** `all-in-one` is the whole product, the others are one half of it. */
  readonly program?: 'all-in-one' | 'site' | 'platform';
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[];
  readonly change?: (file: OperatorFile, operator: OperatorCode) => void;
  /** Folder of the embedded database; it is kept when the product stops. Default: one of its own. */
  readonly dataDir?: string;
}

export interface Product {
  /** Port of the site; the operator Lotus answers any host on the next one. */
  readonly port: number;
  readonly isAlive: () => boolean;
  /** The end of what the process has written. */
  readonly output: () => string;
  /** Ends the process; answers how it had ended by itself, or null. */
  readonly stop: () => Promise<string | null>;
}

/** The folders of a built product and its operators' files. */
export interface Built {
  readonly dist: string;
  readonly merchants: string;
}

const operators = ['aurora', 'lotus'] as const satisfies readonly OperatorCode[];

/** A copy of the operators' files with something changed. */
function changedMerchants(merchants: string, change: NonNullable<ProductSettings['change']>): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-attack-operators-'));
  cpSync(merchants, folder, { recursive: true });
  for (const operator of operators) {
    const path = join(folder, operator, 'merchant.json');
    // The shape of the file; the platform checks the rest of it at its start.
    const file = JSON.parse(readFileSync(path, 'utf8')) as OperatorFile;
    change(file, operator);
    writeFileSync(path, JSON.stringify(file));
  }
  return folder;
}

/** Starts a program; answers before it is ready. */
export function spawnProgram(
  { dist, merchants }: Built,
  program: NonNullable<ProductSettings['program']>,
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): { readonly child: ChildProcess; readonly output: () => string } {
  const child = spawn(process.execPath, [...nodeOptions, join(dist, `${program}.js`)], {
    cwd: dirname(dist),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      MERCHANTS_DIR: merchants,
      GAMES_DIR: join(dist, 'games'),
      CAPTCHA_DIR: join(dist, 'captcha'),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      written = (written + String(chunk)).slice(-OUTPUT_LIMIT);
    });
  return { child, output: () => written };
}

const isOver = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Ends a process: politely, and after a while for good. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (isOver(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}

async function waitUntilReady(port: number, child: ChildProcess): Promise<void> {
  const late = Date.now() + READY_WITHIN_MS;
  while (Date.now() < late) {
    if (isOver(child)) throw new Error(`The product ended with ${child.exitCode ?? child.signalCode} at its start.`);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('The product was not ready in time.');
}

/** Starts the product and waits until it can serve. */
async function startFresh(built: Built, settings: ProductSettings = {}): Promise<Product> {
  const { program = 'all-in-one', env = {}, nodeOptions, change, dataDir } = settings;
  const port = await freePortPair();
  const data = dataDir ?? mkdtempSync(join(tmpdir(), 'foyer-attack-data-'));
  const changed = change && changedMerchants(built.merchants, change);
  const place = { ...built, merchants: changed ?? built.merchants };
  const variables = { PORT: String(port), DATA_DIR: data, ...env };
  const { child, output } = spawnProgram(place, program, variables, nodeOptions);
  let isStopped = false;
  const stop = async (): Promise<string | null> => {
    const isEnded = !isStopped && isOver(child);
    await endProcess(child);
    // A fault may end the process at the very moment of the signal to stop.
    const isFault = !isStopped && child.exitCode !== 0 && child.exitCode !== null;
    isStopped = true;
    const ended = isEnded || isFault ? String(child.signalCode ?? child.exitCode) : null;
    for (const folder of [dataDir ? null : data, changed]) if (folder) rmSync(folder, { recursive: true, force: true });
    return ended;
  };
  try {
    await waitUntilReady(port, child);
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${output()}`);
  }
  return { port, isAlive: () => !isOver(child), output, stop };
}

let template: Promise<string> | null = null;

/** An embedded database with its members, made once: a copy of it starts in a moment. */
async function makeTemplate(built: Built): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-attack-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Creating the database runs its code once: compiling that well costs more than it gains.
  await (await startFresh(built, { dataDir: folder, nodeOptions: ['--liftoff-only'] })).stop();
  return folder;
}

/** Starts the product on a copy of a database that is made once, and waits until it can serve. */
export async function startProduct(built: Built, settings: ProductSettings = {}): Promise<Product> {
  if (settings.program === 'site' || settings.env?.DATABASE_URL) return startFresh(built, settings);
  template ??= makeTemplate(built);
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'foyer-attack-data-'));
  if (readdirSync(dataDir).length === 0) cpSync(await template, dataDir, { recursive: true });
  const remove = (): void => {
    if (!settings.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  const product = await startFresh(built, { ...settings, dataDir }).catch((error: unknown) => {
    remove();
    throw error;
  });
  const stop = async (): Promise<string | null> => {
    const ended = await product.stop();
    remove();
    return ended;
  };
  return { ...product, stop };
}
