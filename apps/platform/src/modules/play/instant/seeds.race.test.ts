// Seeds that change beside bets and reads, on a real PostgreSQL.
import { randomBytes } from 'node:crypto';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../../../db/database.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
let session: string;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform();
  const { token } = await platform.value('session.login', { type: 'username', ...demoMember });
  const form = { vendor: 'INSTANT', gameCode: 'beacon', device: 'MOBILE', language: 'EN' } as const;
  const { gameUrl } = await platform.value('game.launch', form, { token, host: AURORA });
  const code = new URL(gameUrl).searchParams.get('code') ?? '';
  ({ session } = await platform.value('games.enter', { code }));
});
afterAll(() => platform.close());

const state = () => platform.call('games.instantState', { game: 'beacon' }, { token: session });
const change = (clientSeed: string, next: string) =>
  platform.call('games.instantSeed', { game: 'beacon', clientSeed, next }, { token: session });
const bet = (commitment: string) => {
  const input = { game: 'beacon', stake: '500', target: 200, commitment };
  const idempotencyKey = randomBytes(16).toString('hex');
  return platform.call('games.instantBet', input, { token: session, idempotencyKey });
};
const shown = async () => platform.value('games.instantState', { game: 'beacon' }, { token: session });

const untilWaiting = (calls: number) =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await rows(platform.db, waiting)).toHaveLength(calls);
  }, 15_000);

test('what waits for a change of seeds sees the new ones: a bet is refused, a repetition gets the same answer', async () => {
  await change('first', (await shown()).next);
  const { seeds, next } = await shown();
  const calls: Promise<{ readonly status: number; readonly body: object }>[] = [];
  await platform.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from instant_seed for update`);
    for (const call of [
      () => change('second', next),
      () => bet(seeds?.commitment ?? ''),
      () => change('second', next),
      () => state(),
    ]) {
      calls.push(call());
      await untilWaiting(calls.length);
    }
  });
  const [changed, played, again, seen] = await Promise.all(calls);
  expect(changed).toMatchObject({
    status: 200,
    body: { value: { seeds: { commitment: next, clientSeed: 'second' } } },
  });
  expect(played).toMatchObject({ status: 400, body: { errorCode: 'seed.changed' } });
  expect(again?.body).toEqual(changed?.body);
  expect(seen).toMatchObject({ status: 200, body: { value: { seeds: { commitment: next, clientSeed: 'second' } } } });
});

test('changes, bets and reads of many tabs at once all get an answer', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { seeds, next } = await shown();
    const commitment = seeds?.commitment ?? '';
    const calls = [bet(commitment), change('one', next), bet(commitment), change('other', next), state(), state()];
    const answers = await Promise.all<{ readonly status: number }>(calls);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await platform.db.execute(sql`delete from limit_counter`);
  }
});
