import { expect, test } from 'vitest';
import { memoryTemplate } from '../testing/database.ts';
import { openMemory } from './embedded.ts';
import { migrate, readMigrations } from './migrate.ts';

const migrationOf = (name: string, text: string) => ({ name, text, hash: name });
const bad = migrationOf('999-bad.sql', 'create table half (id int); select * from nowhere');

test('a failed migration is named in the error and leaves nothing behind', async () => {
  const database = await openMemory(await memoryTemplate());
  await expect(migrate(database, [...readMigrations(), bad])).rejects.toThrow(
    'Migration 999-bad.sql failed and was taken back: relation "nowhere" does not exist.',
  );
  await migrate(database);
  await database.scripts(async (run) => {
    expect(await run("select to_regclass('half') as found")).toEqual([{ found: null }]);
  });
  await database.close();
});

test('what was applied before a migration that fails stays applied', async () => {
  const database = await openMemory(await memoryTemplate());
  const good = migrationOf('998-good.sql', 'create table whole (id int);\n-- the end');
  await expect(migrate(database, [...readMigrations(), good, bad])).rejects.toThrow('999-bad.sql');
  await database.scripts(async (run) => {
    expect(await run("select hash from migration where name > '998'")).toEqual([{ hash: '998-good.sql' }]);
  });
  await database.close();
});

test('an index that is built concurrently takes the place of one that was left half built', async () => {
  const database = await openMemory(await memoryTemplate());
  const index = migrationOf('998-index.sql', '-- Why.\ncreate index concurrently by_count on limit_counter (count);\n');
  await database.scripts(async (run) => {
    await run('create index by_count on limit_counter (key)');
    await migrate({ scripts: (work) => work(run) }, [...readMigrations(), index]);
    expect(await run("select indexdef from pg_indexes where indexname = 'by_count'")).toEqual([
      { indexdef: 'CREATE INDEX by_count ON public.limit_counter USING btree (count)' },
    ]);
  });
  await database.close();
});
