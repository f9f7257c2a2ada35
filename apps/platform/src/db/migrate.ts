// Migrates a database: runs the SQL files of migrations/ in the order of their names, each once and in a transaction of its own.
// Other nodes serve meanwhile (decision 126).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase, RunScript } from './database.ts';
import { isLockFault } from './lock-fault.ts';
import { migrationFailed, unreachable } from './start-fault.ts';

/** Any number; the same on every node, so that two starts at once take turns. */
const ADVISORY_LOCK = 7_301_946;

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** Folder of the SQL files: beside this module, or, when the server runs bundled, found from the bundle upwards. */
const migrationsFolder = (): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  for (let folder = here; ; folder = dirname(folder)) {
    for (const candidate of [join(folder, 'migrations'), join(folder, 'apps/platform/src/db/migrations')]) {
      if (existsSync(candidate)) return candidate;
    }
    if (folder === dirname(folder)) throw new Error(`No folder of migrations above ${here}`);
  }
};

/** Reads the migrations in order. */
export const readMigrations = (folder = migrationsFolder()): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });

/** Names of the tables that a migration creates, or drops. */
const tablesOf = (text: string, statement: RegExp): string[] =>
  [...text.matchAll(statement)].map(([, table]) => table ?? '');

const CREATE = /^create table (?:if not exists )?(\w+)/gim;
const DROP = /^drop table (\w+)/gim;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Who waits for a table makes all others wait that come later: a file gives way after so long, and tries again. */
const LOCK_TIMEOUT = '2s';
const TRIES = 60;

/** An index of a large table. PostgreSQL builds it while rows come, and outside of a transaction: the file holds nothing else. */
const CONCURRENT_INDEX = /^create index concurrently (\w+)/im;

const applyOnce = async (run: RunScript, { name, hash, text }: Migration): Promise<void> => {
  const record = `insert into migration (name, hash) values (${quoted(name)}, ${quoted(hash)})`;
  const index = CONCURRENT_INDEX.exec(text)?.[1];
  if (index === undefined) {
    // Several statements in one message are one transaction.
    await run(`set local lock_timeout = ${quoted(LOCK_TIMEOUT)};\n${text}\n;\n${record}`);
    return;
  }
  // What an earlier try left is not valid.
  await run(`drop index concurrently if exists ${index}`);
  await run(text);
  await run(record);
};

/** Waits between two tries. */
export type Pause = () => Promise<unknown>;

const apply = async (run: RunScript, migration: Migration, pause: Pause): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyOnce(run, migration);
    } catch (error) {
      if (!isLockFault(error) || tries === TRIES) throw migrationFailed(migration.name, error);
      await pause();
    }
  }
};

const applyMissing = async (run: RunScript, migrations: readonly Migration[], pause: Pause): Promise<void> => {
  const applied = new Map((await run('select name, hash from migration')).map(({ name, hash }) => [name, hash]));
  for (const migration of migrations) {
    const { name, hash } = migration;
    if (!applied.has(name)) await apply(run, migration, pause);
    else if (applied.get(name) !== hash)
      throw new Error(`Migration ${name} was changed after it had been applied: write a new file instead.`);
  }
};

const assertTables = async (run: RunScript, migrations: readonly Migration[]): Promise<void> => {
  const dropped = new Set(migrations.flatMap(({ text }) => tablesOf(text, DROP)));
  const wanted = migrations.flatMap(({ text }) => tablesOf(text, CREATE)).filter((table) => !dropped.has(table));
  const found = await run('select tablename as name from pg_tables where schemaname = current_schema()');
  const missing = wanted.filter((table) => !found.some(({ name }) => name === table));
  if (wanted.length === 0 || missing.length > 0) {
    throw new Error(`Tables are missing after migrating: ${missing.join(', ') || 'all of them'}`);
  }
};

/**
 * Does the work alone among all nodes. It asks for the lock again and again: a statement that waited for it would be one that an index which
 * is built concurrently waits for.
 */
const inTurn = async (run: RunScript, pause: Pause, work: () => Promise<void>): Promise<void> => {
  const isMine = async () => (await run(`select pg_try_advisory_lock(${ADVISORY_LOCK}) as held`))[0]?.held === true;
  while (!(await isMine())) await pause();
  try {
    await work();
  } finally {
    // The lock of a connection that broke is gone with it.
    await run(`select pg_advisory_unlock(${ADVISORY_LOCK})`).catch(() => undefined);
  }
};

const PAUSE_MS = 1_000;

/** Applies what is missing, one node at a time, and asserts that every table stands. */
export const migrate = async (
  database: Pick<OpenDatabase, 'scripts'>,
  migrations: readonly Migration[] = readMigrations(),
  pause: Pause = () => setTimeout(PAUSE_MS),
): Promise<void> => {
  let isConnected = false;
  const work = async (run: RunScript): Promise<void> => {
    isConnected = true;
    await inTurn(run, pause, async () => {
      await run(`create table if not exists migration
        (name text primary key, hash text not null, applied_at timestamptz not null default now())`);
      await applyMissing(run, migrations, pause);
      await assertTables(run, migrations);
    });
  };
  await database.scripts(work).catch((error: unknown) => {
    throw isConnected ? error : unreachable(error);
  });
};
