// Tests who shares the limits of trials.
import type { InputOf } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ trustedProxies: 1 });
});
afterAll(() => platform.close());

type Counted = 'relay.gameTrialLaunch' | 'games.trialBet' | 'games.instantTrialBet' | 'games.instantTrialSeed';

test.each<[string, string, Counted, InputOf<Counted>]>([
  ['trials', 'trial', 'relay.gameTrialLaunch', { gameId: 'rapid5', nodeId: 'LOTT', platform: 'html5' }],
  ['bets of a trial', 'trialBet', 'games.trialBet', examples['games.trialBet'].input],
  ['rounds of a trial', 'instantTrial', 'games.instantTrialBet', examples['games.instantTrialBet'].input],
  ['seeds of a trial', 'instantTrial', 'games.instantTrialSeed', examples['games.instantTrialSeed'].input],
])('addresses of one network share the count of %s', async (_, key, name, input) => {
  await platform.db.execute(sql`delete from limit_counter`);
  // Counted before anything is looked at: the trial that these bets name need not be there.
  for (const [place, ip] of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'].entries())
    await platform.call(name, input, { headers: { 'X-Forwarded-For': ip }, idempotencyKey: `key-of-call-${place}` });
  const counts = await rows<{ count: number }>(
    platform.db,
    sql`select count::int as count from limit_counter where key like ${`${key}|aurora|%`} order by count desc`,
  );
  expect(counts.map(({ count }) => count)).toEqual([2, 1]);
});
