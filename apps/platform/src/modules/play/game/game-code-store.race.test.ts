// Tests launches at the same moment, on a real PostgreSQL.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import type { Limit } from '../../../protection/limiter.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { recordStatements } from '../../../testing/record-statements.ts';
import { createNewGameCode, takeGameCode } from './game-code-store.ts';

const MEMBERS = 60;

let platform: TestPlatform;
let db: Database;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform();
  ({ db } = platform);
  await db.execute(sql`insert into member (id, merchant, account, user_name, look)
    select id, 'aurora', id, id, id from (select 'member' || generate_series(1, ${MEMBERS})) as made (id)`);
  await db.execute(sql`insert into session (id, kind, merchant, member_id, token_hash, idle_seconds, expires_at)
    select 'session' || n, 'site', 'aurora', 'member' || n, 'hash' || n, 3600, now() + interval '1 day' from generate_series(1, ${MEMBERS}) as n`);
});
afterAll(() => platform?.close());

const limitOf = (key: string): Limit => ({ key, most: 60, windowSeconds: 60 });
const launchOf = (member: number) => ({
  merchant: 'aurora',
  sessionId: `session${member}`,
  language: 'EN',
  backUrl: '/m/home',
});
/** How many statements make codes while `work` goes on. */
const statementsOf = async <T>(work: () => Promise<T>): Promise<{ readonly done: T; readonly statements: number }> => {
  const { sent, stop } = recordStatements(db);
  const done = await work();
  stop();
  return { done, statements: sent.flat().filter((text) => text.includes('insert into game_code')).length };
};
const everyMember = Array.from({ length: MEMBERS }, (_, at) => at + 1);

test('launches of a moment share one statement, and each code is good for its own session, once', async () => {
  const newGameCode = createNewGameCode(db);
  const { done, statements } = await statementsOf(() =>
    Promise.all(everyMember.map((member) => newGameCode(limitOf(`share|${member}`), launchOf(member)))),
  );
  expect(statements).toBe(1);
  const codes = done.map((one) => ('code' in one ? one.code : 'none'));
  const take = (code: string) => db.transaction((tx) => takeGameCode(tx, 'aurora', code));
  expect((await Promise.all(codes.map(take))).map((launch) => launch?.sessionId)).toEqual(
    everyMember.map((member) => `session${member}`),
  );
  expect(await take(codes[0] ?? '')).toBeNull();
});

test('of 70 launches of one member within a minute 60 are made, and none of another member’s waits', async () => {
  const newGameCode = createNewGameCode(db);
  const { done, statements } = await statementsOf(() =>
    Promise.all([
      newGameCode(limitOf('few'), launchOf(2)),
      ...Array.from({ length: 70 }, () => newGameCode(limitOf('many'), launchOf(1))),
    ]),
  );
  const [other, ...own] = done;
  // Each of the member's own has a statement, and the other one shares the first.
  expect(statements).toBe(70);
  expect(other).toHaveProperty('code');
  expect(own.filter((one) => 'code' in one)).toHaveLength(60);
  const waits = own.flatMap((one) => ('wait' in one ? [one.wait] : []));
  expect(waits).toHaveLength(10);
  for (const wait of waits) expect(wait).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60);
});

test('a launch whose session has ended meanwhile fails alone', async () => {
  const newGameCode = createNewGameCode(db);
  const outcomes = await Promise.allSettled(
    [1, 999, 2].map((member) => newGameCode(limitOf(`alone|${member}`), launchOf(member))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('nodes that launch for the same members in another order never stop each other', async () => {
  const nodes = Array.from({ length: 4 }, () => createNewGameCode(db));
  for (let round = 0; round < 20; round++) {
    const { done, statements } = await statementsOf(() =>
      Promise.all(
        nodes.flatMap((newGameCode, node) =>
          (node % 2 === 0 ? everyMember : everyMember.toReversed()).map((member) =>
            newGameCode(limitOf(`nodes|${round}|${member}`), launchOf(member)),
          ),
        ),
      ),
    );
    expect(done.every((one) => 'code' in one)).toBe(true);
    // One that PostgreSQL stopped would have been sent again.
    expect(statements).toBe(4);
  }
});
