import { expect, test } from 'vitest';
import { memoryTemplate } from '../testing/database.ts';
import { openMemory } from './embedded.ts';
import { migrate, readMigrations } from './migrate.ts';

test('a failed migration is named in the error and leaves nothing behind', async () => {
  const database = await openMemory(await memoryTemplate());
  const bad = { name: '999-bad.sql', text: 'create table half (id int); select * from nowhere', hash: 'bad' };
  await expect(migrate(database, [...readMigrations(), bad])).rejects.toThrow(
    'Migration 999-bad.sql failed and was taken back: relation "nowhere" does not exist.',
  );
  await migrate(database);
  await database.scripts(async (run) => {
    expect(await run("select to_regclass('half') as found")).toEqual([{ found: null }]);
  });
  await database.close();
});
