import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemory } from './embedded.ts';
import { migrate } from './migrate.ts';

const migrationOf = (name: string, text: string) => ({ name, text, hash: name });
const first = migrationOf('001-first.sql', 'create table counter (key text primary key, count int);');
const good = migrationOf('997-good.sql', 'create table whole (id int);\n-- the end');
const index = migrationOf('998-index.sql', '-- Why.\ncreate index concurrently by_count on counter (count);\n');
const bad = migrationOf('999-bad.sql', 'create table half (id int); select * from nowhere');

let database: Awaited<ReturnType<typeof openMemory>>;
beforeAll(async () => {
  database = await openMemory();
});
afterAll(() => database.close());

test('a failed migration is named in the error and leaves nothing behind', async () => {
  await expect(migrate(database, [first, bad])).rejects.toThrow(
    'Migration 999-bad.sql failed and was taken back: relation "nowhere" does not exist.',
  );
  await migrate(database, [first]);
  await database.scripts(async (run) => {
    expect(await run("select to_regclass('half') as found")).toEqual([{ found: null }]);
  });
});

test('what was applied before a migration that fails stays applied', async () => {
  await expect(migrate(database, [first, good, bad])).rejects.toThrow('999-bad.sql');
  await database.scripts(async (run) => {
    expect(await run("select hash from migration where name > '990'")).toEqual([{ hash: '997-good.sql' }]);
  });
});

test('an index that is built concurrently takes the place of one that was left half built', async () => {
  await database.scripts(async (run) => {
    await run('create index by_count on counter (key)');
    await migrate({ scripts: (work) => work(run) }, [first, good, index]);
    expect(await run("select indexdef from pg_indexes where indexname = 'by_count'")).toEqual([
      { indexdef: 'CREATE INDEX by_count ON public.counter USING btree (count)' },
    ]);
  });
});
