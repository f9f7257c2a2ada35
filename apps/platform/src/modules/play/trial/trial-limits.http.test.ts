// Tests who shares the limits of trials.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ trustedProxies: 1 });
});
afterAll(() => platform.close());

test('addresses of one network share the count of trials', async () => {
  const trial = { gameId: 'rapid5', nodeId: 'LOTT', platform: 'html5' } as const;
  for (const ip of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'])
    await platform.value('relay.gameTrialLaunch', trial, { headers: { 'X-Forwarded-For': ip } });
  const counts = await rows<{ count: number }>(
    platform.db,
    sql`select count::int as count from limit_counter where key like 'trial|aurora|%' order by count desc`,
  );
  expect(counts.map(({ count }) => count)).toEqual([2, 1]);
});
