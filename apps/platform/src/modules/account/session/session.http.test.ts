// Sessions: how they live, move from tab to tab, and die.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { createSessionFinder } from './session-finder.ts';

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;
let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  ({ token } = await platform.value('session.login', demo));
});

const alive = async (which: string): Promise<boolean> =>
  (await platform.call('member.info', {}, { token: which })).status === 200;
const age = (column: string, by: string) =>
  platform.db.execute(sql.raw(`update session set ${column} = ${column} - interval '${by}'`));

/** The call that was last answered has marked its session as seen, which it does beside its answer. */
const untilSeen = async (): Promise<void> => {
  const seen = sql`select 1 from session where seen_at > now() - interval '20 minutes'`;
  await vi.waitFor(async () => expect(await rows(platform.db, seen)).not.toEqual([]));
};

test('the database contains only the hash of a token', async () => {
  const [row] = await rows<{ text: string }>(
    platform.db,
    sql`select string_agg(session::text, ' ') as text from session`,
  );
  expect(row?.text).toBeDefined();
  expect(row?.text).not.toContain(token);
});

test('a missing, wrong or foreign token gets CUSTOMER_NOT_LOGIN from a member call', async () => {
  const calls = [
    platform.call('member.info', {}),
    platform.call('member.info', {}, { token: 'x'.repeat(43) }),
    platform.call('member.info', {}, { token: "' or 1=1 --" }),
    platform.call('member.info', {}, { token: `Bearer ${token}` }),
    platform.call('member.info', {}, { token, host: LOTUS }),
  ];
  for (const { status, body } of await Promise.all(calls))
    expect([status, body]).toMatchObject([401, { errorCode: 'CUSTOMER_NOT_LOGIN' }]);
});

test('a session ends after 30 idle minutes, and after five days in any case', async () => {
  await age('seen_at', '29 minutes');
  expect(await alive(token)).toBe(true);
  await untilSeen();
  await age('seen_at', '29 minutes');
  expect(await alive(token)).toBe(true);
  await untilSeen();
  await age('seen_at', '31 minutes');
  expect(await alive(token)).toBe(false);
  const again = await platform.value('session.login', demo);
  await age('expires_at', '5 days');
  expect(await alive(again.token)).toBe(false);
});

test('a session used within the minute is read without a write', async () => {
  await alive(token);
  const seen = () => rows(platform.db, sql`select seen_at, xmin::text from session order by created_at desc limit 1`);
  const before = await seen();
  for (let turn = 0; turn < 5; turn += 1) await alive(token);
  expect(await seen()).toEqual(before);
});

test('log-out ends the session at once', async () => {
  expect((await platform.call('session.logout', {}, { token })).status).toBe(200);
  expect(await alive(token)).toBe(false);
  expect((await platform.call('session.logout', {}, { token })).status).toBe(401);
});

test('exclusion and closing end the open sessions', async () => {
  for (const status of ['excluded', 'closed']) {
    await platform.db.execute(sql`update member set status = ${status} where account = 'demo'`);
    expect(await alive(token)).toBe(false);
  }
  await platform.db.execute(sql`update member set status = 'active'`);
});

test('a refused session is not marked as seen', async () => {
  await age('seen_at', '10 minutes');
  const seen = () => rows(platform.db, sql`select seen_at from session order by id`);
  const before = await seen();
  await platform.db.execute(sql`update member set status = 'excluded' where account = 'demo'`);
  const finder = createSessionFinder(platform.context);
  const aurora = platform.context.merchants.byCode('aurora');
  expect(aurora && (await finder.find('site', aurora, token))).toBeNull();
  await finder.settle();
  expect(await seen()).toEqual(before);
  await platform.db.execute(sql`update member set status = 'active'`);
});

test('a rotated token replaces the old one', async () => {
  const { token: fresh } = await platform.value('session.rotate', {}, { token });
  expect(fresh).not.toBe(token);
  expect([await alive(token), await alive(fresh)]).toEqual([false, true]);
});

test('a hand-off code opens a second session once, within a minute, at its own operator', async () => {
  const { code, expires } = await platform.value('session.handoffCode', {}, { token });
  const left = Date.parse(expires) - Date.now();
  expect(left).toBeGreaterThan(50_000);
  expect(left).toBeLessThanOrEqual(61_000);
  expect((await platform.call('session.handoff', { code }, { host: LOTUS })).body).toMatchObject({
    errorCode: 'handoff.invalid',
  });
  const answer = await platform.value('session.handoff', { code });
  expect(answer.token).not.toBe(token);
  expect([await alive(token), await alive(answer.token)]).toEqual([true, true]);
  expect((await platform.call('session.handoff', { code })).body).toMatchObject({ errorCode: 'handoff.invalid' });
});

test('a session that was handed over ends with the five days of the log-in', async () => {
  await platform.db.execute(sql`update session set expires_at = now() + interval '1 hour'`);
  const { code } = await platform.value('session.handoffCode', {}, { token });
  const { token: second } = await platform.value('session.handoff', { code });
  await platform.db.execute(sql`update session set expires_at = expires_at - interval '61 minutes'`);
  expect(await alive(second)).toBe(false);
});

test('a hand-off code expires after a minute and ends with its session', async () => {
  const late = await platform.value('session.handoffCode', {}, { token });
  await platform.db.execute(sql`update handoff_code set expires_at = expires_at - interval '61 seconds'`);
  expect((await platform.call('session.handoff', late.code ? { code: late.code } : { code: '' })).body).toMatchObject({
    errorCode: 'handoff.invalid',
  });
  const orphan = await platform.value('session.handoffCode', {}, { token });
  await platform.call('session.logout', {}, { token });
  expect((await platform.call('session.handoff', { code: orphan.code })).body).toMatchObject({
    errorCode: 'handoff.invalid',
  });
});

test('a session token is not a hand-off code, and a code is not a token', async () => {
  const { code } = await platform.value('session.handoffCode', {}, { token });
  expect((await platform.call('session.handoff', { code: token })).body).toMatchObject({
    errorCode: 'handoff.invalid',
  });
  expect(await alive(code)).toBe(false);
});

test('expired rows are removed', async () => {
  await age('seen_at', '31 minutes');
  await platform.purge();
  expect(await rows(platform.db, sql`select 1 from session`)).toEqual([]);
});

describe('a session that moves to another domain', () => {
  const second = 'aurora2.localhost:8080';
  const allow = (allowed: boolean): void => {
    const merchant = platform.context.merchants.byCode('aurora');
    if (merchant) Object.assign(merchant.settings, { sessionFollowsDomain: allowed });
  };
  afterEach(() => allow(false));

  test('DF-04 needs the operator’s permission and one of its own domains', async () => {
    const ask = (domain: string) => platform.call('session.handoffCode', { domain }, { token });
    expect((await ask(second)).status).toBe(400);
    allow(true);
    for (const domain of ['evil.example', 'mirror.localhost:8080', '']) expect((await ask(domain)).status).toBe(400);
    expect((await ask(second)).status).toBe(200);
  });

  test('DF-04 its code is valid only on that domain', async () => {
    allow(true);
    const { code } = await platform.value('session.handoffCode', { domain: second }, { token });
    const enter = (host: string) => platform.call('session.handoff', { code }, { host });
    for (const host of ['aurora.localhost:8080', 'aurora2.localhost']) expect((await enter(host)).status).toBe(400);
    expect((await enter(second)).body).toMatchObject({ success: true, value: { userName: 'demo' } });
    expect((await enter(second)).status).toBe(400);
  });
});
