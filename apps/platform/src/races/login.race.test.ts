// Tests many log-ins to one account at once on a real PostgreSQL.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../db/database.ts';
import { requirePostgres } from '../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const MOBILE = '+639171230001';
const PASSWORD = 'demo-Foyer-2026';
const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const count = (outcomes: readonly string[], outcome: string): number =>
  outcomes.filter((one) => one === outcome).length;

let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform({ hashWorkers: 24, loginLimitAccount: 10, loginLimitIp: 1000 });
  await platform.db.execute(sql`update member set mobile = ${MOBILE} where merchant = 'aurora' and account = 'demo'`);
});
afterAll(() => platform?.close());

const logIn = async (username: string, password: string, loginDeviceId?: string): Promise<string> => {
  const device = loginDeviceId === undefined ? {} : { loginDeviceId };
  const { body } = await platform.call('session.login', { type: 'username', username, password, ...device });
  return body.success ? 'in' : body.errorCode;
};

test('of 40 guesses at once by name and by number the account accepts exactly its limit', async () => {
  const outcomes = await times(40, (at) => logIn(at % 2 === 0 ? 'demo' : MOBILE, 'wrong'));
  expect(count(outcomes, 'login.cred.err')).toBe(10);
  expect(count(outcomes, 'TOO_MANY_REQUEST_LOGIN')).toBe(30);
});

const devicesKept = async (): Promise<number> => {
  const [row] = await rows<{ n: number }>(platform.db, sql`select count(*)::int as n from known_device`);
  return row?.n ?? 0;
};

test('many log-ins at once from one new device succeed and store it once', async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  expect(await times(10, () => logIn('demo', PASSWORD, 'd'.repeat(36)))).toEqual(Array(10).fill('in'));
  expect(await devicesKept()).toBe(1);
});

test('log-ins at once from many new devices succeed', async () => {
  for (let round = 0; round < 4; round += 1) {
    await platform.db.execute(sql`delete from limit_counter`);
    const deviceOf = (at: number): string => String(round * 10 + at).padStart(36, '0');
    expect(await times(10, (at) => logIn('demo', PASSWORD, deviceOf(at)))).toEqual(Array(10).fill('in'));
  }
  await logIn('demo', PASSWORD, 'e'.repeat(36));
  expect(await devicesKept()).toBe(20);
});

/** A change of the password that has begun; it ends sessions and is done when `commit` is called. */
const changePassword = async () => {
  let commit = (): void => undefined;
  const decided = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const demo = sql`merchant = 'aurora' and account = 'demo'`;
  const change = platform.db.transaction(async (tx) => {
    await tx.execute(sql`update member set password_changed_at = now() where ${demo}`);
    begin();
    await decided;
    await tx.execute(sql`delete from session where member_id = (select id from member where ${demo})`);
  });
  await begun;
  return { change, commit };
};
const waiting = async (): Promise<number> =>
  (
    await rows(
      platform.db,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;

test('a log-in waits for a change of the password that is under way, and then opens no session', async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  const { change, commit } = await changePassword();
  const [plain, remembered] = [
    logIn('demo', PASSWORD),
    platform.call('session.login', {
      type: 'username',
      username: 'demo',
      password: PASSWORD,
      loginDeviceId: 'f'.repeat(36),
      remember: true,
    }),
  ];
  await expect.poll(waiting).toBe(2);
  commit();
  await change;
  expect(await plain).toBe('login.cred.err');
  expect((await remembered).body).toMatchObject({ errorCode: 'login.cred.err' });
});

test('a hand-off waits for a change of the password that is under way, and then opens no session', async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  const { token } = await platform.value('session.login', { type: 'username', username: 'demo', password: PASSWORD });
  const { code } = await platform.value('session.handoffCode', {}, { token });
  const { change, commit } = await changePassword();
  const handedOver = platform.call('session.handoff', { code });
  await expect.poll(waiting).toBe(1);
  commit();
  await change;
  expect((await handedOver).body).toMatchObject({ errorCode: 'handoff.invalid' });
});
