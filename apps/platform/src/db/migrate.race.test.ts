// Migrates a database that other nodes use.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, requirePostgres } from '../testing/database.ts';
import { type OpenDatabase, rows } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: OpenDatabase;
beforeEach(async () => {
  requirePostgres();
  database = await openTestDatabase(null);
});
afterEach(() => database.close());

/** A transaction of a call that has read a table and goes on until it is let go. */
const readTable = async (): Promise<() => Promise<void>> => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let whole: Promise<void> = Promise.resolve();
  await new Promise<void>((begun) => {
    whole = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from deposit_bonus`);
      begun();
      await gate;
    });
  });
  return async () => {
    letGo();
    await whole;
  };
};

test('a migration whose table is in use gives way to the calls that came after it, and tries again', async () => {
  const end = await readTable();
  const migration = { name: '999-column.sql', text: 'alter table deposit_bonus add column later int', hash: 'later' };
  const served: number[] = [];
  await migrate(database, [...readMigrations(), migration], async () => {
    served.push((await rows(database.db, sql`select count(*) from deposit_bonus`)).length);
    if (served.length === 2) await end();
  });
  expect(served).toEqual([1, 1]);
  expect(await rows(database.db, sql`select later from deposit_bonus`)).toEqual([]);
});

test('two nodes that start at once apply a migration once', async () => {
  const migration = { name: '999-table.sql', text: 'create table once (id int)', hash: 'once' };
  const all = [...readMigrations(), migration];
  await Promise.all([migrate(database, all), migrate(database, all)]);
  expect(await rows(database.db, sql`select 1 from migration where name = '999-table.sql'`)).toHaveLength(1);
});
