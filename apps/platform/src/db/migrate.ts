// Migrates a database: runs the SQL files of migrations/ in the order of their names, each once.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase, RunScript } from './database.ts';
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

const applyMissing = async (run: RunScript, migrations: readonly Migration[]): Promise<void> => {
  const applied = new Map((await run('select name, hash from migration')).map(({ name, hash }) => [name, hash]));
  for (const { name, hash, text } of migrations) {
    if (!applied.has(name)) {
      await run(text).catch((error: unknown) => {
        throw migrationFailed(name, error);
      });
      await run(`insert into migration (name, hash) values (${quoted(name)}, ${quoted(hash)})`);
    } else if (applied.get(name) !== hash) {
      throw new Error(`Migration ${name} was changed after it had been applied: write a new file instead.`);
    }
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

/** Applies what is missing, in one transaction under an advisory lock, and asserts that every table stands. */
export const migrate = async (
  database: Pick<OpenDatabase, 'scripts'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> => {
  let isConnected = false;
  const work = async (run: RunScript): Promise<void> => {
    isConnected = true;
    await run(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    await run(`create table if not exists migration
      (name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    await applyMissing(run, migrations);
    await assertTables(run, migrations);
  };
  await database.scripts(work).catch((error: unknown) => {
    throw isConnected ? error : unreachable(error);
  });
};
