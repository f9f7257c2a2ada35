// Edits of settings and banners on several nodes of one PostgreSQL.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { requirePostgres } from '../testing/database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { answered, operatorWith, outcomeOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let url: string;
let drop: () => Promise<void>;
let one: TestPlatform;
let other: TestPlatform;
const start = () => startTestPlatform({ databaseUrl: url, operatorPort: 0 });
beforeAll(async () => {
  ({ url, drop } = await freshDatabase(requirePostgres()));
  one = await start();
  other = await start();
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
  await drop?.();
});
afterEach(() => vi.restoreAllMocks());

const brandOn = async (node: TestPlatform) => (await node.value('system.settings', {})).brandName;
const insert = (key: string, value: object, version = 1) =>
  one.db.execute(sql`insert into site_edit (merchant, kind, key, version, value, operator)
    values ('aurora', 'settings', ${key}, ${version}::int, ${JSON.stringify(value)}::jsonb, 'anna')`);

test('an edit of one node is served by the other after its next look', async () => {
  const call = await operatorWith(one, ['settings']);
  const edit = {
    kind: 'settings',
    key: 'brand',
    version: 0,
    value: { brandName: 'Everywhere' },
    reason: 'Why',
  } as const;
  expect(await brandOn(other)).toBe('Aurora');
  answered(await call('edits.write', edit));
  // Before it the other node may have looked by its own clock.
  await other.followEdits();
  expect(await brandOn(other)).toBe('Everywhere');
  const back = await operatorWith(other, ['settings']);
  answered(await back('edits.undo', { kind: 'settings', key: 'brand', version: 1, to: 0, reason: 'Why' }));
  await Promise.all([one.followEdits(), other.followEdits()]);
  expect([await brandOn(one), await brandOn(other)]).toEqual(['Aurora', 'Aurora']);
});

test('of two people on two nodes one wins, and the other is told', async () => {
  const calls = [
    await operatorWith(one, ['settings'], { which: 0 }),
    await operatorWith(other, ['settings'], { which: 1 }),
  ];
  const edits = calls.map((call, index) =>
    call('edits.write', {
      kind: 'settings',
      key: 'registration',
      version: 0,
      value: { minimumAge: 19 + index },
      reason: 'Why',
    }),
  );
  const outcomes = (await Promise.all(edits)).map(outcomeOf);
  expect(outcomes.sort()).toEqual(['done', 'operator.edit.conflict']);
});

test('a node that lost its database takes the edits when it is back', async () => {
  await insert('app', { title: 'Found again' });
  const lost = vi.spyOn(other.db, 'execute').mockRejectedValueOnce(new Error('connection lost'));
  await expect(other.followEdits()).rejects.toThrow('connection lost');
  lost.mockRestore();
  await other.followEdits();
  expect((await other.value('system.settings', {})).mobileTemplate.title).toBe('Found again');
});

test('a node starts beside edits that no longer fit, serves the files, and raises an alarm', async () => {
  await insert('fromTheFuture', { of: 'a newer release' });
  await insert('stake', { min: '5', max: '1', chips: ['5'] });
  await insert('brand', { brandName: 'Still here' }, 3);
  const late = await start();
  const aurora = late.context.merchants.byCode('aurora');
  expect([aurora?.stake.min, aurora?.settings.brandName]).toEqual([
    one.context.merchants.byCode('aurora')?.stake.min,
    'Still here',
  ]);
  const metrics = await late.context.metrics.registry.metrics();
  expect(metrics).toContain('foyer_edits_set_aside{merchant="aurora"} 2');
  expect(late.logged()).toContain('"edit":"settings fromTheFuture"');
  expect(late.logged()).toContain(
    '"edit":"settings stake","wrong":["aurora/merchant.json at stake.max: less than min",',
  );
  const call = await operatorWith(late, ['settings']);
  const { items } = answered(await call('edits.list', {}));
  expect(items.find(({ key }) => key === 'stake')).toMatchObject({ fits: false, version: 1, value: aurora?.stake });
  await late.close();
});

test('every node looks for edits each two seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const node = await start();
  const looks = vi.spyOn(node.db, 'execute');
  for (const [turn, milliseconds] of timers.mock.calls) if (milliseconds === 2000) (turn as () => void)();
  const asked = looks.mock.calls.map(([statement]) => JSON.stringify(statement));
  expect(asked.filter((text) => text.includes('from site_edit group by merchant'))).toHaveLength(1);
  await node.close();
});
